import { expect, test } from 'vitest';
import { sentChanges, sentTreatment, TreatmentSchema, valuesOf } from './treatment-values.ts';

const named = { ...valuesOf(undefined, null), treatmentName: { no: 'Lønn', en: '' } };

test('keeps apart that nothing is transferred and that nobody has said', () => {
  expect(sentTreatment(named).transferCountries).toBeNull();
  expect(sentTreatment({ ...named, transfers: 'none', transferCountries: ['US'] }).transferCountries).toEqual([]);
  expect(sentTreatment({ ...named, transfers: 'some', transferCountries: ['US'] }).transferCountries).toEqual(['US']);
});

test.each([
  ['hasAgreement', '', null],
  ['hasAgreement', 'no', false],
  ['dpiaNeeded', 'yes', true],
] as const)('sends %s "%s" as %s', (name, typed, sent) => {
  expect(sentTreatment({ ...named, [name]: typed })[name]).toBe(sent);
});

test('sends only what was changed, and transfers by the name of the contract', () => {
  expect(sentChanges(named, named)).toEqual({});
  expect(sentChanges(named, { ...named, transfers: 'none' })).toEqual({ transferCountries: [] });
  expect(sentChanges(named, { ...named, statusId: '1', retentionMonths: 60 })).toEqual({ statusId: 1, retentionMonths: 60 });
});

test('refuses a treatment without a name in any language, and a transfer without a country', () => {
  const refused = TreatmentSchema.safeParse({ ...valuesOf(undefined), transfers: 'some' });
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['treatmentName.no', 'treatmentName.en', 'transferCountries']);
  expect(TreatmentSchema.safeParse(named).success).toBe(true);
});
