import { expect, test } from 'vitest';
import { checkDelay, warningSeconds } from './countdown.ts';

test.each([
  ['', 120],
  ['#session=30', 30],
  ['#top&session=45', 45],
  ['#session=soon', 120],
])('warns by the address %j', (hash, seconds) => {
  expect(warningSeconds(hash)).toBe(seconds);
});

test.each([
  [3720, 120, 1_800_000],
  [124, 120, 2500],
  [60, 120, 2500],
])('looks again with %d seconds left', (left, warning, delay) => {
  expect(checkDelay(left, warning)).toBe(delay);
});
