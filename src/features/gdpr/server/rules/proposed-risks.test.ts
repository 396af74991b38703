import { expect, test } from 'vitest';
import { knownRisks } from '../../content/risks.ts';
import { KnownRisk } from '../../contract/risk-content.ts';
import { proposedRisks } from './proposed-risks.ts';

const treatment = { treatmentId: 't', dataCategories: ['identity'], transferCountries: null, softwareIds: [], processorName: '' };
const keysFor = (change: object, taken: string[] = []) =>
  proposedRisks(knownRisks, [{ ...treatment, ...change }], new Set(taken)).map(({ triggerRiskGuid }) => triggerRiskGuid);
const always = ['wrong-recipient', 'stolen-account', 'kept-too-long'];

test.each([
  [{}, always],
  [{ dataCategories: ['health'] }, [...always, 'too-much-access', 'lost-data', 'health-disclosed']],
  [{ dataCategories: ['image'] }, [...always, 'monitoring']],
  [{ transferCountries: [] }, always],
  [{ transferCountries: ['US'] }, [...always, 'third-country']],
  [{ softwareIds: ['s'] }, [...always, 'processor']],
  [{ processorName: 'Post AS' }, [...always, 'processor']],
])('proposes for %j', (change, keys) => {
  expect(keysFor(change).toSorted()).toEqual(keys.toSorted());
});

test('proposes nothing that is taken up, and nothing without treatments', () => {
  expect(keysFor({}, ['stolen-account'])).toEqual(['wrong-recipient', 'kept-too-long']);
  expect(proposedRisks(knownRisks, [], new Set())).toEqual([]);
});

test('knows each risk once, with texts in both languages', () => {
  expect(new Set(knownRisks.map(({ key }) => key)).size).toBe(knownRisks.length);
  for (const risk of knownRisks) {
    expect(KnownRisk.parse(risk)).toEqual(risk);
    for (const text of [risk.overview, risk.measures]) expect(Math.min(text.no.length, text.en.length)).toBeGreaterThan(20);
  }
});
