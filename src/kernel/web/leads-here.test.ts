import { expect, test } from 'vitest';
import { leadsHere } from './leads-here.ts';

const here = { pathname: '/people/details', search: { id: '7', section: 'notes' } };

test.each([
  ['the page itself', '/people/details', {}, true, false],
  ['the page with a part of its query', '/people/details', { id: '7' }, true, false],
  ['the page with its whole query, in another order', '/people/details', { section: 'notes', id: '7' }, true, true],
  ['the page with another value', '/people/details', { id: '8', section: 'notes' }, false, false],
  ['the page with more in its query', '/people/details', { id: '7', section: 'notes', tab: 'log' }, false, false],
  ['a page above it', '/people', {}, true, false],
  ['a page above it with another query', '/people', { id: '8' }, false, false],
  ['home', '/', {}, false, false],
  ['a page whose path begins with the same letters', '/people/det', {}, false, false],
  ['a page under it', '/people/details/files', { id: '7', section: 'notes' }, false, false],
  ['another page with the same query', '/contracts', { id: '7', section: 'notes' }, false, false],
])('marks a link to %s or not', (_name, pathname, search, ...[isMarked, isMarkedExactly]) => {
  expect(leadsHere(here, { pathname, search }, false)).toBe(isMarked);
  expect(leadsHere(here, { pathname, search }, true)).toBe(isMarkedExactly);
});

test('marks the link to home on home', () => {
  expect(leadsHere({ pathname: '/', search: {} }, { pathname: '/', search: {} }, true)).toBe(true);
});
