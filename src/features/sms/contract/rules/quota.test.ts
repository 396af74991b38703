import { expect, test } from 'vitest';
import { fitsQuota, monthOf, partsLeft } from './quota.ts';

test.each<[number, number, number, boolean]>([
  [1000, 0, 1000, true],
  [1000, 0, 1001, false],
  [1000, 999, 1, true],
  [1000, 1000, 1, false],
  [50, 60, 1, false],
  [50, 60, 0, true],
])('of %d parts, with %d used, %d more fit: %s', (limit, used, parts, fits) => {
  expect(fitsQuota({ limit, used }, parts)).toBe(fits);
});

test('fewer than no parts are never left', () => {
  expect([partsLeft({ limit: 50, used: 60 }), partsLeft({ limit: 50, used: 20 })]).toEqual([0, 30]);
});

test('the month of a day', () => {
  expect(monthOf('2026-11-30')).toBe('2026-11');
});
