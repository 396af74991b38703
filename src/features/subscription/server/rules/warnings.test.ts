import { expect, test } from 'vitest';
import { hr, knowing, premium, standard, unlimited } from '../../testing/priced.ts';
import type { PaidItem, PendingChange } from '../pricing/shapes.ts';
import { warningsOf } from './warnings.ts';

const { catalogues } = knowing([]);
const giga = 1_000_000_000;
const item = (plan: Pick<PaidItem, 'planId' | 'tierId'>, itemId: string, to: string | null = null): PaidItem => ({
  ...plan,
  itemId,
  catalogueVersion: 1,
  from: '2027-01-01',
  to,
});
const change = (itemId: string | null, to: PendingChange['to']): PendingChange => ({
  id: itemId ?? '',
  kind: 'plan',
  itemId,
  to,
  day: '2027-02-01',
});
const gdpr = (step: 'basic' | 'premium') => ({ planId: `gdpr-${step}`, tierId: `gdpr-${step}` }) as const;

const warnings = (
  items: PaidItem[],
  changes: PendingChange[],
  used: Record<string, number>,
  more: { users?: number; ofPacks?: number } = {},
) => warningsOf({ items, changes }, { catalogues, day: '2027-01-15', used: new Map(Object.entries(used)), users: 10, ofPacks: 0, ...more });

test.each([
  [25, []],
  [26, [{ planId: 'contracts-standard', key: 'contractLimit', used: 26, limit: 25 }]],
])('with %i contracts a lesser plan for contracts warns %j', (contractLimit, expected) => {
  expect(warnings([item(premium, 'a')], [change('a', standard)], { contractLimit })).toEqual(expected);
});

test.each([
  [25, []],
  [26, [{ planId: 'gdpr-basic', key: 'gdprTreatmentLimit', used: 26, limit: 25 }]],
])('with %i treatments a lesser plan for GDPR warns %j', (gdprTreatmentLimit, expected) => {
  expect(warnings([item(gdpr('premium'), 'a')], [change('a', gdpr('basic'))], { gdprTreatmentLimit, contractLimit: 999 })).toEqual(
    expected,
  );
});

test('the step that is chosen counts, as it is sold by then', () => {
  const wider = { planId: 'contracts-standard', tierId: 'contracts-standard-75' } as const;
  const items = [item(premium, 'a')];
  expect(warnings(items, [change('a', wider)], { contractLimit: 75 })).toEqual([]);
  expect(warnings(items, [change('a', wider)], { contractLimit: 76 })).toMatchObject([{ limit: 75 }]);
  const plans = (catalogues[0]?.plans ?? []).map((plan) => ({ ...plan, tiers: plan.tiers.map((tier) => ({ ...tier, limit: 90 })) }));
  const both = catalogues.flatMap((one) => [one, { ...one, version: 2, from: '2027-01-10', plans }]);
  const now = { catalogues: both, day: '2027-01-15', used: new Map([['contractLimit', 80]]), users: 10, ofPacks: 0 };
  expect(warningsOf({ items, changes: [change('a', wider)] }, now)).toEqual([]);
});

test('what ends or stays, and a change of the interval, warn of nothing', () => {
  const used = { contractLimit: 999, storageLimit: 999 * giga, signatureLimit: 999 };
  expect(warnings([item(premium, 'a'), item(unlimited, 'b')], [change('a', null), change(null, null)], used)).toEqual([]);
});

test('a lesser plan is not blamed for the room of a plan that ends beside it', () => {
  const items = [item(hr, 'a'), item(premium, 'b')];
  const used = { signatureLimit: 3, storageLimit: 0 };
  expect(warnings(items, [change('a', null), change('b', standard)], used)).toEqual([]);
  expect(warnings(items, [change('b', standard)], used)).toEqual([]);
});

test('the room of the most generous plan that is left counts for files', () => {
  const used = { storageLimit: 10 * giga + 1 };
  const warned = [{ planId: 'hr', key: 'storageLimit', used: used.storageLimit, limit: 10 * giga }];
  expect(warnings([item(unlimited, 'a')], [change('a', hr)], used)).toEqual(warned);
  expect(warnings([item(unlimited, 'a')], [change('a', hr)], { storageLimit: 10 * giga })).toEqual([]);
  expect(warnings([item(unlimited, 'a'), item(premium, 'b')], [change('b', standard)], used)).toEqual([]);
  // It has the same room as before, though not enough.
  expect(warnings([item(premium, 'a')], [change('a', standard)], used)).toEqual([]);
  // A plan that has an end already is not among those that are held.
  expect(warnings([item(unlimited, 'a', '2027-01-31'), item(premium, 'b')], [change('b', standard)], used)).toEqual([]);
  expect(warnings([item(unlimited, 'a', '2027-01-31')], [change('a', standard)], used)).toEqual([]);
});

test('signatures of the users of today and of packs count together', () => {
  const toStandard = [change('a', standard)];
  const limited = (used: number, limit: number) => [{ planId: 'contracts-standard', key: 'signatureLimit', used, limit }];
  expect(warnings([item(hr, 'a')], toStandard, { signatureLimit: 21 }, { ofPacks: 20 })).toEqual(limited(21, 20));
  expect(warnings([item(hr, 'a')], toStandard, { signatureLimit: 20 }, { ofPacks: 20 })).toEqual([]);
  expect(warnings([item(hr, 'a'), item(unlimited, 'b')], toStandard, { signatureLimit: 71 }, { ofPacks: 20 })).toEqual(limited(71, 70));
  // As many as before: each user of either plan gives five.
  expect(warnings([item(unlimited, 'a')], [change('a', hr)], { signatureLimit: 999 })).toEqual([]);
});

test('each lesser plan is warned of by itself, its own room first', () => {
  const used = { contractLimit: 30, storageLimit: 20 * giga };
  expect(warnings([item(unlimited, 'a')], [change('a', standard), change(null, hr)], used).map(({ planId, key }) => [planId, key])).toEqual(
    [
      ['contracts-standard', 'contractLimit'],
      ['contracts-standard', 'storageLimit'],
      ['hr', 'storageLimit'],
    ],
  );
});
