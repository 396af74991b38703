import { expect, test } from 'vitest';
import { workdaysOf } from './workdays.ts';

test.each([
  [0b0111110, '12345'],
  [0b0000001, '0'],
  [0b1000010, '16'],
  [0, ''],
])('reads the days of the mask %i, Monday first', (mask, days) => {
  expect(workdaysOf(mask).join('')).toBe(days);
});
