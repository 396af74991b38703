import { describe, expect, test } from 'vitest';
import { testCatalogue } from '#testing/sell-plans.ts';
import type { PendingChange } from '../pricing/shapes.ts';
import { warningsOf } from '../rules/warnings.ts';
import { fitChanges } from './fit-changes.ts';

const catalogues = [{ version: 1, ...testCatalogue }];
const day = '2027-02-15';
const change = (to: PendingChange['to'], on = day): PendingChange => ({ id: 'change', kind: 'tier', itemId: 'item', to, day: on });
const standard = (limit: number) => ({ planId: 'contracts-standard' as const, tierId: `contracts-standard-${limit}` });
const basic = { planId: 'gdpr-basic' as const, tierId: 'gdpr-basic' };

describe('what is used at the end of the term', () => {
  test.each<[string, PendingChange, number, string | undefined]>([
    ['fits as it was wished, to the last contract', change(standard(25)), 25, 'contracts-standard-25'],
    ['takes the smallest tier that fits', change(standard(25)), 26, 'contracts-standard-50'],
    ['takes the largest where none fits', change(standard(25)), 1000, 'contracts-standard-75'],
    ['leaves alone what waits for a later day', change(standard(25), '2027-03-15'), 1000, 'contracts-standard-25'],
    ['leaves alone what ends', change(null), 1000, undefined],
    ['counts treatments for GDPR', change(basic), 1000, 'gdpr-basic'],
  ])('%s', (_name, wished, contractLimit, tierId) => {
    const { changes, raised } = fitChanges({ changes: [wished] }, { day, use: { contractLimit, gdprTreatmentLimit: 0 }, catalogues });
    expect(changes.map(({ to }) => to?.tierId)).toEqual([tierId]);
    expect(raised).toHaveLength(tierId === wished.to?.tierId ? 0 : 1);
  });
});

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
    [
      'too much storage',
      change(basic),
      { storage: 10_000_000_001 },
      [{ planId: 'gdpr-basic', key: 'storage', used: 10_000_000_001, limit: 10_000_000_000 }],
    ],
    ['nothing of what ends', change(null), { contractLimit: 99 }, []],
  ])('%s', (_name, wished, used, warnings) => {
    expect(warningsOf([wished], { catalogues, day, used: new Map(Object.entries(used)) })).toEqual(warnings);
  });
});
