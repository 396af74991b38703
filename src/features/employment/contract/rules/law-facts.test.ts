import { expect, test } from 'vitest';
import { says } from './law-facts.ts';

test.each([
  ['startDate', true],
  ['left', false],
  ['unknown', false],
  // What is not filled in is said with the name of the variable.
  ['empty', true],
])('a contract says %s: %s', (key, expected) => {
  const values = { startDate: '2027-01-04', left: 'x', empty: null };
  expect(says({ clauses: [], values, unresolved: [], unused: ['left'], isAddendum: false }, key)).toBe(expected);
});
