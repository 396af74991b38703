import { expect, test } from 'vitest';
import { transferStatus } from '../kinds.ts';
import { statutoryMoved, transferBasis, transferProblem } from './transfer.ts';

const { pending, approved, declined } = transferStatus;
const balance = { available: 25, allowance: 25, statutory: 21, taken: 0, reserved: 0 };
const moved = (days: number, changes: object = {}, ...earlier: { status: 1 | 2 | 3; days: number }[]) =>
  statutoryMoved(transferBasis({ ...balance, ...changes }, earlier), days);

test.each<[string, number, number]>([
  ['nothing as long as it is days by agreement', moved(4), 0],
  ['what is more than these', moved(14.5), 10.5],
  ['also what waits', moved(4, {}, { status: pending, days: 12 }), 12],
  ['also what was moved', moved(4, { available: 13 }, { status: approved, days: 12 }), 12],
  ['both', moved(1, { available: 20 }, { status: approved, days: 5 }, { status: pending, days: 6 }), 8],
  ['nothing of what was declined', moved(4, {}, { status: declined, days: 12 }), 0],
  ['less where days taken and requested count as statutory first', moved(11, { available: 11, taken: 9, reserved: 5 }), 7],
  ['no more than is left', moved(2, { available: 2, allowance: 10, statutory: 10, taken: 0 }), 2],
])('moves of statutory days %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test('leaves to move what does not wait', () => {
  expect(transferBasis(balance, [{ status: pending, days: 20 }])).toMatchObject({ available: 5, waiting: 20 });
});

test.each([
  ['too few for it', [10.5, 10, 0], 'tooFew'],
  ['too few for it, whatever else waits', [11, 10, 5], 'tooFew'],
  ['all that are left', [10, 10, 0], null],
  ['enough for all that wait', [6, 10, 4], null],
  ['too few for all that wait', [6, 10, 4.5], 'tooFewTogether'],
  ['an overdrawn year', [1, -2, 0], 'tooFew'],
] as const)('a transfer that waits meets %s', (_, [vacationDays, available, others], problem) => {
  expect(transferProblem({ vacationDays, available }, others)).toBe(problem);
});
