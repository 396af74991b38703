import { expect, test } from 'vitest';
import { tierOfWire, tierOnWire } from './tier-id.ts';

test.each([
  ['hr', 'month', 'hr-month'],
  ['contracts-standard-50', 'year', 'contracts-standard-50-year'],
] as const)('writes %s by %s as %s, and reads it again', (tierId, interval, id) => {
  expect(tierOnWire(tierId, interval)).toBe(id);
  expect(tierOfWire(id)).toEqual({ tierId, interval });
});

test.each(['hr', '-month', 'hr-week', 'hr-monthly', 'month', ''])('knows that %j is no tier with an interval', (id) => {
  expect(tierOfWire(id)).toBeUndefined();
});
