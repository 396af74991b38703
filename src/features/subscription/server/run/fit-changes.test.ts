import { describe, expect, test } from 'vitest';
import { testCatalogue } from '../../testing/sell-plans.ts';
import type { PaidItem, PendingChange } from '../pricing/shapes.ts';
import { warningsOf } from '../rules/warnings.ts';
import { fitChanges } from './fit-changes.ts';

const catalogues = [{ version: 1, ...testCatalogue }];
const day = '2027-02-15';
const change = (to: PendingChange['to'], on = day): PendingChange => ({ id: 'change', kind: 'tier', itemId: 'item', to, day: on });
const standard = (limit: number) => ({ planId: 'contracts-standard' as const, tierId: `contracts-standard-${limit}` });
const basic = { planId: 'gdpr-basic' as const, tierId: 'gdpr-basic' };

describe('what is used at the end of the term', () => {
  test.each<[string, PendingChange, number, string | undefined]>([
    ['fits as it was ordered, to the last contract', change(standard(25)), 25, 'contracts-standard-25'],
    ['takes the smallest tier that fits', change(standard(25)), 26, 'contracts-standard-50'],
    ['takes the largest where none fits', change(standard(25)), 1000, 'contracts-standard-75'],
    ['leaves alone what waits for a later day', change(standard(25), '2027-03-15'), 1000, 'contracts-standard-25'],
    ['leaves alone what ends', change(null), 1000, undefined],
    ['counts treatments for GDPR', change(basic), 1000, 'gdpr-basic'],
  ])('%s', (_name, ordered, contractLimit, tierId) => {
    const { changes, raised } = fitChanges({ changes: [ordered] }, { day, use: { contractLimit, gdprTreatmentLimit: 0 }, catalogues });
    expect(changes.map(({ to }) => to?.tierId)).toEqual([tierId]);
    expect(raised).toHaveLength(tierId === ordered.to?.tierId ? 0 : 1);
  });
});

interface Using {
  used: Record<string, number>;
  ofPacks: number;
}

/** Of a company of six users, the first of whose plans is to change. */
function warned(held: readonly PaidItem['planId'][], changes: PendingChange[], { used = {}, ofPacks = 0 }: Partial<Using>) {
  const items = held.map((planId, place): PaidItem => {
    const tierId = testCatalogue.plans.find((plan) => plan.planId === planId)?.tiers[0]?.tierId ?? '';
    return { itemId: place === 0 ? 'item' : planId, planId, tierId, catalogueVersion: 1, from: '2027-01-15', to: null };
  });
  return warningsOf({ items, changes }, { catalogues, day, used: new Map(Object.entries(used)), users: 6, ofPacks });
}

describe('before it, a warning says', () => {
  test.each<[string, PendingChange, Record<string, number>, unknown[]]>([
    ['nothing while it fits', change(standard(25)), { contractLimit: 25 }, []],
    [
      'what has no room',
      change(standard(25)),
      { contractLimit: 26 },
      [{ planId: 'contracts-standard', key: 'contractLimit', used: 26, limit: 25 }],
    ],
    [
      'the same of treatments',
      change(basic),
      { gdprTreatmentLimit: 30 },
      [{ planId: 'gdpr-basic', key: 'gdprTreatmentLimit', used: 30, limit: 25 }],
    ],
    ['nothing of what ends', change(null), { contractLimit: 99 }, []],
  ])('%s', (_name, ordered, used, warnings) => {
    expect(warned(['contracts-premium'], [ordered], { used })).toEqual(warnings);
  });

  const hr = { planId: 'hr' as const, tierId: 'hr' };
  const storage = 10_000_000_000;

  test.each<[string, PendingChange, Partial<Using> & { held: PaidItem['planId'][] }, unknown[]]>([
    ['nothing of storage that fits', change(hr), { held: ['unlimited'], used: { storageLimit: storage } }, []],
    [
      'too much storage',
      change(hr),
      { held: ['unlimited'], used: { storageLimit: storage + 1 } },
      [{ planId: 'hr', key: 'storageLimit', used: storage + 1, limit: storage }],
    ],
    ['nothing of storage that is too much already', change(basic), { held: ['gdpr-premium'], used: { storageLimit: storage + 1 } }, []],
    ['nothing of signatures that users give there, too', change(hr), { held: ['unlimited'], used: { signatureLimit: 99 } }, []],
    ['nothing of signatures that packs give', change(basic), { held: ['unlimited'], used: { signatureLimit: 20 }, ofPacks: 20 }, []],
    [
      'too many signatures',
      change(basic),
      { held: ['unlimited'], used: { signatureLimit: 21 }, ofPacks: 20 },
      [{ planId: 'gdpr-basic', key: 'signatureLimit', used: 21, limit: 20 }],
    ],
    ['nothing of signatures that another plan gives', change(basic), { held: ['gdpr-premium', 'hr'], used: { signatureLimit: 99 } }, []],
  ])('%s', (_name, ordered, { held, ...using }, warnings) => {
    expect(warned(held, [ordered], using)).toEqual(warnings);
  });
});
