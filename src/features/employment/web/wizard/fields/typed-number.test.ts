import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each<[string | number | bigint, string | number | null]>([
  ['', null],
  ['37.', '37.'],
  [37.5, 37.5],
  [0, 0],
  [80n, 80],
])('what is typed as %s is the value %s', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});
