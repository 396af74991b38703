import { expect, test } from 'vitest';
import { fullMonths } from './full-months.ts';

test.each([
  [30, 'day', 1],
  [90, 'day', 3],
  [3600, 'day', 120],
  [3630, 'day', null],
  [45, 'day', null],
  [0, 'day', null],
  [30, 'month', null],
] as const)('%i %s may be meant as %s months', (number, unit, expected) => {
  expect(fullMonths({ number, unit })).toBe(expected);
});
