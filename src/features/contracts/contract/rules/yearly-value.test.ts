import { expect, test } from 'vitest';
import type { ValueInterval } from '../kinds.ts';
import { yearlyValue } from './yearly-value.ts';

test.each<[string | null, ValueInterval, string | null]>([
  ['1000', 1, '12000.00'],
  ['1000.5', 1, '12006.00'],
  ['0.01', 1, '0.12'],
  ['1000.05', 2, '1000.05'],
  ['9999999999.99', 1, '119999999999.88'],
  ['0', 2, '0.00'],
  ['950', 3, null],
  [null, 1, null],
])('%s per interval %i is %s a year', (value, interval, expected) => {
  expect(yearlyValue({ value, interval })).toBe(expected);
});
