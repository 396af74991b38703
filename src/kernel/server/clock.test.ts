import { expect, test } from 'vitest';
import { monthsBefore } from './clock.ts';

test.each([
  ['2027-08-31T23:00:00.000Z', 6, '2027-02-28T23:00:00.000Z'],
  ['2028-02-29T03:40:00.000Z', 24, '2026-02-28T03:40:00.000Z'],
  ['2026-11-28T00:00:00.000Z', 12, '2025-11-28T00:00:00.000Z'],
])('%s less %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});
