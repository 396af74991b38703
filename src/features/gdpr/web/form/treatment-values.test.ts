import { expect, test } from 'vitest';
import { conflictsOf } from '#kernel/web/rebase.ts';
import { blankTreatment } from '../../contract/rules/blank-treatment.ts';
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

test('takes a text that somebody else left alone for no conflict, in whatever order its languages came', () => {
  const read = { ...blankTreatment, purpose: { no: 'Lønn', en: 'Pay' } };
  const theirs = { ...read, purpose: { en: 'Pay', no: 'Lønn' }, recipients: { no: 'Banken', en: '' } };
  const mine = { ...valuesOf(read), purpose: { no: 'Riktig lønn', en: 'Pay' } };
  expect(conflictsOf(valuesOf(read), mine, valuesOf(theirs))).toEqual([]);
});
