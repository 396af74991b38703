import { expect, test } from 'vitest';
import { stepOf } from './risk-step.ts';

test.each([
  ['1', 1],
  ['4', 4],
  ['5', null],
  [null, null],
])('reads the choice %s as %s', (value, step) => {
  expect(stepOf(value)).toBe(step);
});
