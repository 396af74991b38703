import { expect, test } from 'vitest';
import { withHiddenPlaces } from './hidden-places.ts';

const hidden = new Set(['h', 'i']);

test.each([
  ['behind what it stood behind', ['b', 'a'], ['a', 'h', 'b'], ['b', 'a', 'h']],
  ['first when it stood first', ['b', 'a'], ['h', 'a', 'b'], ['h', 'b', 'a']],
  ['several in their order', ['b', 'a'], ['a', 'h', 'i', 'b'], ['b', 'a', 'h', 'i']],
  ['where nothing is hidden', ['b', 'a'], ['a', 'b'], ['b', 'a']],
  ['once, when it was sent too', ['h', 'b', 'a'], ['a', 'b', 'h'], ['b', 'h', 'a']],
])('what is hidden stands %s', (_name, chosen, stored, order) => {
  expect(withHiddenPlaces(chosen, stored, hidden)).toEqual(order);
});
