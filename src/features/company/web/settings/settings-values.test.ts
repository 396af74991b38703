import { expect, test } from 'vitest';
import type { Company } from '../../contract/entities.ts';
import { changesOf, SettingsForm, valuesOf, type SettingsValues } from './settings-values.ts';

// Only what the form reads.
const company = {
  language: 'no',
  timeZone: 'Europe/Oslo',
  mfaRequired: false,
  sessionLengthMinutes: null,
  managersSeePay: false,
  leaverRetentionMonths: 6,
  smsSenderName: 'Fjordlys',
  logRetentionMonths: 24,
  lookersNamed: true,
  interests: ['people'],
  properties: { features: { gdpr: false, dashboardWidgets: false, contracts: true } },
} as unknown as Company;
const values = valuesOf(company);

test.each<[string, Partial<SettingsValues>, ReturnType<typeof changesOf>]>([
  ['nothing', {}, { settings: undefined, interests: undefined }],
  ['one setting', { timeZone: 'Europe/London' }, { settings: { timeZone: 'Europe/London' }, interests: undefined }],
  [
    'numbers, also as they are typed',
    { leaverRetentionMonths: '12', logRetentionMonths: 6 },
    { settings: { leaverRetentionMonths: 12, logRetentionMonths: 6 }, interests: undefined },
  ],
  ['a session length', { sessionLengthMinutes: 60 }, { settings: { sessionLengthMinutes: 60 }, interests: undefined }],
  ['a sender name', { smsSenderName: ' Fjellys ' }, { settings: { smsSenderName: 'Fjellys' }, interests: undefined }],
  ['interests', { interests: ['people', 'absence'] }, { settings: undefined, interests: ['people', 'absence'] }],
  [
    'features, of which one that is not offered stays off',
    { featuresOn: values.featuresOn.filter((flag) => flag !== 'winkit') },
    { settings: { featuresOff: ['dashboardWidgets', 'winkit', 'gdpr'] }, interests: undefined },
  ],
])('sends %s when that was changed', (_name, part, changes) => {
  expect(changesOf(company, { ...values, ...part })).toEqual(changes);
});

test('an emptied sender name is none', () => {
  expect(changesOf(company, { ...values, smsSenderName: '' }).settings).toEqual({ smsSenderName: null });
});

test('an emptied session length is the usual one', () => {
  const short = { ...company, sessionLengthMinutes: 30 };
  expect(changesOf(short, { ...valuesOf(short), sessionLengthMinutes: '' }).settings).toEqual({ sessionLengthMinutes: null });
});

test.each<[Partial<SettingsValues>, string]>([
  [{ leaverRetentionMonths: '' }, 'leaverRetentionMonths'],
  [{ logRetentionMonths: 5 }, 'logRetentionMonths'],
  [{ sessionLengthMinutes: 4 }, 'sessionLengthMinutes'],
  [{ smsSenderName: 'AB' }, 'smsSenderName'],
])('refuses %o beside its field', (part, path) => {
  expect(SettingsForm.safeParse({ ...values, ...part }).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
