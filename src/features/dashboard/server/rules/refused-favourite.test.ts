import { expect, test } from 'vitest';
import { maxFavourites, refusedFavourite } from './refused-favourite.ts';

const pages = (count: number) => Array.from({ length: count }, (_unused, index) => `/page-${index}`);

test.each([
  ['the first', '/people', [], undefined],
  ['the last that fits', '/people', pages(maxFavourites - 1), undefined],
  ['one too many', '/people', pages(maxFavourites), 'navigation.TooManyFavourites'],
  ['one that is kept', '/page-3', pages(10), 'navigation.DuplicateFavourite'],
  ['one that is kept, when the list is full', '/page-3', pages(maxFavourites), 'navigation.DuplicateFavourite'],
  ['the same page with another query', '/page-3?tab=a', pages(10), undefined],
])('judges %s', (_name, page, kept, expected) => {
  expect(refusedFavourite(page, kept)).toBe(expected);
});
