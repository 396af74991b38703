import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [900, '15:00'],
  [119.2, '2:00'],
  [65, '1:05'],
  [0, '0:00'],
  [-3, '0:00'],
])('writes %d seconds as a clock', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
