import { expect, test } from 'vitest';
import type { Balance } from '../../contract/entities-balance.ts';
import { afterTransfer, balanceParts } from './balance-parts.ts';

const balance: Balance = {
  year: 2027,
  allowance: 25,
  transferredIn: 0,
  transferredOut: 0,
  carriedIn: 0,
  carriedOut: 0,
  corrected: 0,
  expired: 0,
  taken: 9,
  planned: 4,
  reserved: 5,
  available: 11,
  statutory: 21,
};
const daysOf = (changed: Partial<Balance>) => balanceParts({ ...balance, ...changed }).map(({ days }) => days);

test('parts what is behind from what is agreed and ahead', () => {
  expect(daysOf({})).toEqual([5, 4, 5, 11, 0]);
});

test('says what is missing of a balance below zero', () => {
  expect(daysOf({ available: -2.5 })).toEqual([5, 4, 5, 0, 2.5]);
});

test('moves days from one year to the other', () => {
  expect(afterTransfer({ available: 11 }, { available: 25 }, 4.5)).toEqual({ from: 6.5, to: 29.5 });
});
