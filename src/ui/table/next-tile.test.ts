import { expect, test } from 'vitest';
import { nextTile } from './next-tile.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const size = { count: 10, across: 4, lines: 2 };

test.each([
  ['right', 'ArrowRight', 0, 1],
  ['right into the next line', 'ArrowRight', 3, 4],
  ['not right of the last', 'ArrowRight', 9, undefined],
  ['left', 'ArrowLeft', 1, 0],
  ['left into the line above', 'ArrowLeft', 4, 3],
  ['not left of the first', 'ArrowLeft', 0, undefined],
  ['down', 'ArrowDown', 1, 5],
  ['down to the last, where the last line is shorter', 'ArrowDown', 7, 9],
  ['not down from the last line', 'ArrowDown', 8, undefined],
  ['up', 'ArrowUp', 5, 1],
  ['not up from the first line', 'ArrowUp', 3, undefined],
  ['to the start of the line', 'Home', 6, 4],
  ['nowhere from the start of the line', 'Home', 4, undefined],
  ['to the end of the line', 'End', 4, 7],
  ['to the end of a shorter line', 'End', 8, 9],
  ['a page down', 'PageDown', 1, 9],
  ['a page down, as far as there is', 'PageDown', 6, 9],
  ['a page up', 'PageUp', 9, 1],
  ['a page up, as far as there is', 'PageUp', 6, 2],
  ['nowhere by other keys', 'x', 1, undefined],
  ['nowhere by the name of a method', 'toString', 1, undefined],
])('moves %s', (_name, key, at, expected) => {
  expect(nextTile(at, { key, ctrlKey: false }, size)).toBe(expected);
});

test.each([
  ['Home', 6, 0],
  ['End', 1, 9],
])('moves by Ctrl and %s to the other end of all', (key, at, expected) => {
  expect(nextTile(at, { key, ctrlKey: true }, size)).toBe(expected);
});

test('moves up and down in one column', () => {
  const column = { count: 3, across: 1, lines: 5 };
  expect(nextTile(0, { key: 'ArrowDown', ctrlKey: false }, column)).toBe(1);
  expect(nextTile(2, { key: 'ArrowDown', ctrlKey: false }, column)).toBeUndefined();
  expect(nextTile(1, { key: 'End', ctrlKey: false }, column)).toBeUndefined();
});
