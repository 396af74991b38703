import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('writes the day as it is where the person is', () => {
  expect(localDay(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(localDay(new Date(2027, 11, 31, 23, 30))).toBe('2027-12-31');
});
