import { expect, test } from 'vitest';
import { findRows } from '#kernel/web/find-rows.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { treatmentRules } from './treatment-rules.ts';

const none = { no: '', en: '' };
const row = (over: Partial<TreatmentRow>): TreatmentRow => ({
  treatmentId: '1',
  key: 'k',
  treatmentName: none,
  department: 'hr',
  activity: none,
  mainCategory: none,
  subCategory: none,
  purpose: none,
  legalBasis: null,
  legalBasisExplanation: none,
  balancing: none,
  art9Basis: null,
  dataSubjects: [],
  dataCategories: [],
  source: none,
  softwareIds: [],
  processorName: '',
  hasAgreement: null,
  recipients: none,
  transferCountries: null,
  transferSafeguard: null,
  retention: none,
  retentionMonths: null,
  retentionFrom: null,
  securityMeasures: none,
  employeeId: null,
  statusId: 1,
  state: 'draft',
  role: 'controller',
  controllerName: '',
  controllerContact: '',
  nextReview: null,
  dpiaNeeded: null,
  flowAnswer: null,
  owner: null,
  software: [],
  completion: { percent: 0, filled: 0, required: 9, missing: [] },
  hasNotes: false,
  lastEdited: '2026-11-26T00:00:00.000Z',
  lastEditedBy: null,
  lastEditedById: null,
  version: 1,
  isRestricted: false,
  permissions: { update: true, delete: true, notes: true, restrict: true },
  ...over,
});

const payroll = row({ treatmentId: 'pay', treatmentName: { no: 'Lønn', en: 'Payroll' }, legalBasis: 'c', state: 'final' });
const news = row({
  treatmentId: 'news',
  treatmentName: { no: 'Nyhetsbrev', en: '' },
  department: 'marketing',
  statusId: 3,
  software: [{ softwareId: 's', softwareName: 'Mailchimp', softwareCompanyName: 'Intuit', hasAgreement: false }],
});
const all = [news, payroll];
const rules = treatmentRules('no', (key) => ({ hr: 'HR', marketing: 'Markedsføring' })[key] ?? key);
const found = (search: string, filters: Record<string, string[]> = {}) =>
  findRows(all, { search, filters, sort: undefined, locale: 'nb' }, rules).map(({ treatmentId }) => treatmentId);

test.each([
  ['', ['pay', 'news']],
  ['payroll', ['pay']],
  ['mailchimp', ['news']],
  ['markedsføring', ['news']],
  ['nothing', []],
])('finds by words in both languages, software and department: %s', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test.each([
  [{ agreement: ['missing'] }, ['news']],
  [{ agreement: ['complete'] }, ['pay']],
  [{ legalBasis: [''] }, ['news']],
  [{ light: ['3'] }, ['news']],
  [{ state: ['final'] }, ['pay']],
])('filters by %j', (filters, ids) => {
  expect(found('', filters)).toEqual(ids);
});
