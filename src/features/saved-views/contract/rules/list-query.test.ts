import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';

test.each([
  ['nothing', '', ''],
  ['the order of its names', 'sort=date&departments=Drift&direction=desc', 'departments=Drift&direction=desc&sort=date'],
  ['what is empty', 'search=&sort=date', 'sort=date'],
  ['the page', 'page=3&search=ola', 'search=ola'],
  ['letters and commas of values', 'departments=Drift%252C%20nord%2CBygg', 'departments=Drift%252C+nord%2CBygg'],
])('writes a query without regard to %s', (_name, text, expected) => {
  expect(listQuery(text)).toBe(expected);
  expect(listQuery(expected)).toBe(expected);
});
