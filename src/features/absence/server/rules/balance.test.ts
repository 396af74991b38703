import { expect, test } from 'vitest';
import type { LedgerKind } from '../../contract/kinds.ts';
import { balanceOf, findShortages, mayTake } from './balance.ts';

const today = '2026-06-15';
const line = (kind: LedgerKind, days: number, startDate: string | null = null) => ({ kind, days, startDate });
const nothing = {
  allowance: 0,
  transferredIn: 0,
  transferredOut: 0,
  carriedIn: 0,
  carriedOut: 0,
  corrected: 0,
  expired: 0,
  taken: 0,
  planned: 0,
  reserved: 0,
  available: 0,
};

test.each([
  ['no line', [], {}],
  ['an allowance', [line('allowance', 25)], { allowance: 25, available: 25 }],
  [
    'B3 taken and reserved days',
    [line('allowance', 25), line('taken', -20, '2026-02-01'), line('reserved', -3, '2026-09-01')],
    { allowance: 25, taken: 20, reserved: 3, available: 2 },
  ],
  [
    'what begins after today is planned',
    [line('allowance', 25), line('taken', -5, '2026-06-16'), line('taken', -2, '2026-06-15')],
    { allowance: 25, taken: 7, planned: 5, available: 18 },
  ],
  [
    'given back days',
    [line('allowance', 25), line('taken', -5, '2026-07-01'), line('taken', 5, '2026-07-01')],
    { allowance: 25, available: 25 },
  ],
  [
    'B9 the year from which 5 days are moved',
    [line('allowance', 25), line('taken', -10, '2026-02-01'), line('transferOut', -5)],
    { allowance: 25, taken: 10, transferredOut: 5, available: 10 },
  ],
  [
    'B9 the year to which they are moved',
    [line('allowance', 25), line('transferIn', 5)],
    { allowance: 25, transferredIn: 5, available: 30 },
  ],
  [
    'every kind',
    [
      line('allowance', 21),
      line('carriedIn', 4),
      line('correction', -1.5),
      line('expired', -2),
      line('carriedOut', -6),
      line('transferIn', 3),
    ],
    { allowance: 21, carriedIn: 4, corrected: -1.5, expired: 2, carriedOut: 6, transferredIn: 3, available: 18.5 },
  ],
  [
    'an overdraft after a recalculation',
    [line('allowance', 5), line('taken', -6, '2026-03-02')],
    { allowance: 5, taken: 6, available: -1 },
  ],
])('%s', (_name, lines, expected) => {
  expect(balanceOf(lines, today)).toStrictEqual({ ...nothing, ...expected });
});

const in2026 = (days: number) => [{ year: 2026, days }];
test.each([
  ['B3 more than pending requests leave', [[2026, 2]], in2026(3), [], [{ year: 2026, available: 2, wanted: 3 }]],
  ['all there is', [[2026, 3]], in2026(3), [], []],
  [
    'B6 one day left in each of two years',
    [
      [2025, 1],
      [2026, 1],
    ],
    [
      { year: 2025, days: 2 },
      { year: 2026, days: 1 },
    ],
    [],
    [{ year: 2025, available: 1, wanted: 2 }],
  ],
  ['B7 shortening at a balance of 0', [[2026, 0]], in2026(3), in2026(5), []],
  ['shortening in an overdraft', [[2026, -4]], in2026(4), in2026(5), []],
  ['moving within the year at 0', [[2026, 0]], in2026(5), in2026(5), []],
  ['lengthening by what is left', [[2026, 2]], in2026(5), in2026(3), []],
  ['lengthening by more', [[2026, 1]], in2026(5), in2026(3), [{ year: 2026, available: 1, wanted: 2 }]],
  [
    'moving into a year without days',
    [
      [2026, 0],
      [2027, 0],
    ],
    [{ year: 2027, days: 1 }],
    in2026(5),
    [{ year: 2027, available: 0, wanted: 1 }],
  ],
  ['a year nobody knows', [], in2026(1), [], [{ year: 2026, available: 0, wanted: 1 }]],
  ['what costs nothing', [], in2026(0), [], []],
] as const)('%s', (...[, available, wanted, before, expected]) => {
  const known = new Map(available);
  expect(findShortages(known, wanted, before)).toEqual(expected);
  expect(mayTake(known, wanted, before)).toBe(expected.length === 0);
});

test('only what is agreed is planned, and only what has not begun', () => {
  expect(balanceOf([line('reserved', -3, '2026-09-01'), line('taken', -2), line('taken', -1, '2026-06-14')], today)).toMatchObject({
    planned: 0,
    reserved: 3,
    taken: 3,
  });
});
