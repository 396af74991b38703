import { expect, test } from 'vitest';
import type { TreatmentContent } from '../treatment.ts';
import { blankTreatment } from './blank-treatment.ts';
import { completionOf } from './completion.ts';

const text = { no: 'Ja', en: '' };
const complete: TreatmentContent = {
  ...blankTreatment,
  treatmentName: text,
  department: 'hr',
  purpose: text,
  legalBasis: 'c',
  dataSubjects: ['employees'],
  dataCategories: ['contact'],
  recipients: text,
  retention: text,
  transferCountries: [],
  securityMeasures: text,
  employeeId: 'kari',
};
const processor: TreatmentContent = {
  ...complete,
  role: 'processor',
  activity: text,
  controllerName: 'Fjord AS',
  purpose: { no: '', en: '' },
};

test.each<[string, TreatmentContent, string[]]>([
  ['complete', complete, []],
  ['text in English only', { ...complete, purpose: { no: '', en: 'Pay' } }, []],
  ['no name', { ...complete, treatmentName: { no: '', en: '' } }, ['treatmentName']],
  ['no department', { ...complete, department: '' }, ['department']],
  ['no basis', { ...complete, legalBasis: null }, ['legalBasis']],
  ['legitimate interest', { ...complete, legalBasis: 'f' }, ['legalBasisExplanation', 'balancing']],
  ['legitimate interest, explained and balanced', { ...complete, legalBasis: 'f', legalBasisExplanation: text, balancing: text }, []],
  ['health', { ...complete, dataCategories: ['health'] }, ['art9Basis']],
  ['union membership with its basis', { ...complete, dataCategories: ['union'], art9Basis: 'b' }, []],
  ['a transfer', { ...complete, transferCountries: ['US'] }, ['transferSafeguard']],
  ['a transfer with its safeguard', { ...complete, transferCountries: ['US'], transferSafeguard: 'dpf' }, []],
  ['transfers that nobody has thought of', { ...complete, transferCountries: null }, ['transferCountries']],
  ['no owner', { ...complete, employeeId: null }, ['employeeId']],
  ['processor', processor, []],
  ['processor for nobody', { ...processor, controllerName: '' }, ['controllerName']],
  ['processor with a transfer', { ...processor, transferCountries: ['IN'] }, ['transferSafeguard']],
])('%s', (_name, treatment, missing) => {
  expect(completionOf(treatment).missing).toEqual(missing);
});

test('a blank treatment is at nothing, a complete one at a hundred, one short of it below', () => {
  expect(completionOf(blankTreatment)).toMatchObject({ percent: 0, filled: 0, required: 11 });
  expect(completionOf(complete).percent).toBe(100);
  expect(completionOf({ ...complete, employeeId: null })).toMatchObject({ percent: 90, filled: 10 });
});
