import { expect, test } from 'vitest';
import { rowAfter } from './focus-row.ts';

test.each([
  ['one in the middle', 'ab-d', 'd'],
  ['the first', '-bcd', 'b'],
  ['the last', 'abc-', 'c'],
  ['several, with one between them', 'a-c-e', 'c'],
  ['all', '--', undefined],
  ['none', 'ab', undefined],
])('when %s of the rows is deleted, the focus goes to the row that took its place', (_which, left, next) => {
  const rows = [...left].map((name) => ({ name, isConnected: name !== '-' }));
  expect(rowAfter(rows)?.name).toBe(next);
});
