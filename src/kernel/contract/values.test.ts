import { expect, test } from 'vitest';
import { Day } from './values.ts';

test.each([
  ['0001-01-01', true],
  ['2026-02-28', true],
  ['9999-12-31', true],
  ['0000-12-31', false],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['infinity', false],
])('%s is a day that can be stored: %j', (text, isDay) => {
  expect(Day.safeParse(text).success).toBe(isDay);
});
