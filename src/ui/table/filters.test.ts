import { expect, test } from 'vitest';
import { shownFilters } from './filters.ts';

const filtersOf = (count: number) => Array.from({ length: count }, (_unused, place) => ({ key: `f${place + 1}`, label: '', values: [] }));

test.each([
  [0, []],
  [1, ['f1']],
  [4, ['f1', 'f2', 'f3', 'f4']],
  [5, ['f1', 'f2', 'f3']],
  [9, ['f1', 'f2', 'f3']],
])('of %i filters, where four fit, keeps %j in sight', (count, keys) => {
  expect(shownFilters(filtersOf(count), 4).map(({ key }) => key)).toEqual(keys);
});
