import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { wordReader } from './word-reader.ts';

const read = wordReader<'red' | 'blue'>({ red: 'rod red dyp-rod', blue: 'bla 1' });

test.each<[Cell, string | null | undefined]>([
  ['Rød', 'red'],
  ['RED', 'red'],
  [' Dyp rød! ', 'red'],
  ['dyp-rød', 'red'],
  ['blå', 'blue'],
  [1, 'blue'],
  // Only a whole entry counts.
  ['dyp', undefined],
  ['rød blå', undefined],
  ['toString', undefined],
  ['', null],
  ['***', null],
  [null, null],
])('%j is %j', (cell, expected) => {
  expect(read(cell)).toBe(expected);
});
