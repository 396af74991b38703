import { expect, test } from 'vitest';
import { carryOver, expiring, hasExpired, type CarryOverPolicy } from './carry-over.ts';

const line = (kind: 'allowance' | 'taken' | 'transferOut' | 'reserved' | 'carriedIn', days: number) => ({ kind, days });
const none: CarryOverPolicy = { kind: 'none' };
const capped = (maxDays: number | null): CarryOverPolicy => ({ kind: 'capped', maxDays });
const nothing = { statutoryCarried: 0, contractualCarried: 0, writtenOff: 0, left: 0 };

test.each([
  ['all was taken', [line('allowance', 25), line('taken', -25)], none, {}],
  ['nothing was taken, no policy', [line('allowance', 25)], none, { statutoryCarried: 21, left: 4 }],
  ['nothing was taken, a cap of 3', [line('allowance', 25)], capped(3), { statutoryCarried: 21, contractualCarried: 3, writtenOff: 1 }],
  ['a cap of 0 touches no statutory day', [line('allowance', 25)], capped(0), { statutoryCarried: 21, writtenOff: 4 }],
  ['no cap', [line('allowance', 30)], capped(null), { statutoryCarried: 21, contractualCarried: 9 }],
  ['taken days are statutory first', [line('allowance', 25), line('taken', -20)], none, { statutoryCarried: 1, left: 4 }],
  ['all statutory days taken', [line('allowance', 25), line('taken', -22)], capped(2), { contractualCarried: 2, writtenOff: 1 }],
  [
    'a transfer is of days by agreement first',
    [line('allowance', 25), line('taken', -10), line('transferOut', -5)],
    capped(0),
    { statutoryCarried: 10 },
  ],
  ['a request that still waits', [line('allowance', 25), line('taken', -15), line('reserved', -3)], none, { statutoryCarried: 3, left: 4 }],
  ['a part of a year', [line('allowance', 6.5), line('taken', -2)], none, { statutoryCarried: 4.5 }],
  ['an overdraft', [line('allowance', 5), line('taken', -6)], none, {}],
] as const)('%s', (...[, lines, policy, expected]) => {
  expect(carryOver({ lines, statutory: 21, policy })).toEqual({ ...nothing, ...expected });
});

test.each([
  [5, 0, 5],
  [5, 3.5, 1.5],
  [5, 8, 0],
  [5, -1, 5],
  [0, 0, 0],
])('of %i carried over and %i taken since, %i end', (carriedContractual, takenByThen, expected) => {
  expect(expiring({ carriedContractual, takenByThen })).toBe(expected);
});

test.each([
  ['2027-03-31', false],
  ['2027-04-01', true],
  ['2026-12-31', false],
])('what ends on 31 March has ended on %s: %s', (today, expected) => {
  expect(hasExpired('03-31', 2026, today)).toBe(expected);
});
