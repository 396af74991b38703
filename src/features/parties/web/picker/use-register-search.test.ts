import { expect, test } from 'vitest';
import { typedKind } from './use-register-search.ts';

test.each([
  ['', 'nothing'],
  [' F ', 'nothing'],
  ['Fj', 'name'],
  ['Fjordgata 12 AS', 'name'],
  ['123 456', 'name'],
  ['123 456 785', 'number'],
  ['NO 123 456 785 MVA', 'number'],
  ['123 456 786', 'wrongNumber'],
  ['12345678', 'wrongNumber'],
  ['1234567850', 'wrongNumber'],
])('takes %j for %s', (typed, kind) => {
  expect(typedKind(typed)).toBe(kind);
});
