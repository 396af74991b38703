import { expect, test } from 'vitest';
import { levelOf, stepOf } from './risk-level.ts';

test.each([
  [1, 3, 'low'],
  [2, 2, 'medium'],
  [1, 4, 'medium'],
  [2, 3, 'medium'],
  [2, 4, 'high'],
  [4, 4, 'high'],
] as const)('rates likelihood %i and consequence %i as %s', (likelihood, consequence, level) => {
  expect(levelOf(likelihood, consequence)).toBe(level);
});

test.each([
  ['1', 1],
  ['4', 4],
  ['5', null],
  [null, null],
])('reads the choice %s as %s', (value, step) => {
  expect(stepOf(value)).toBe(step);
});
