import { describe, expect, test } from 'vitest';
import { line } from '../../testing/draft.ts';
import { creditLines } from './credit-lines.ts';

const words = { no: 'Kreditert', en: 'Credited' };
const year = { from: '2027-01-01', to: '2027-12-31' };
const netsOf = (nets: readonly number[], amount: number) =>
  creditLines(
    nets.map((net) => line(net)),
    amount,
    words,
  ).map(({ net }) => net);

describe('a credit', () => {
  test.each([
    [[1000, 2000], 3000, [-1000, -2000]],
    [[1000, 2000], 1500, [-500, -1000]],
    [[1, 1, 1], 2, [-1, -1]],
    [[1, 1, 1], 1, [-1]],
    [[5000, -2000], 3000, [-5000, 2000]],
    [[5000, -2000], 1, [-2, 1]],
    [[0, 100], 100, [-100]],
  ])('of lines %j over %i is %j', (nets, amount, expected) => {
    expect(netsOf(nets, amount)).toEqual(expected);
  });

  test('is earned over the days of what it credits, and names no item of the subscription', () => {
    const [one] = creditLines([line(1200, { revenue: year, itemId: 'i', quantity: 12, unitPrice: 100 })], 600, words);
    expect(one).toMatchObject({ net: -600, unitPrice: -600, quantity: 1, revenue: year, itemId: null, planId: null });
    expect(one?.text).toEqual({ no: 'Kreditert: HR', en: 'Credited: HR' });
  });

  test.each([0, -1, 3001])('of %i is refused', (amount) => {
    expect(() => netsOf([1000, 2000], amount)).toThrow('at most what was invoiced');
  });
});
