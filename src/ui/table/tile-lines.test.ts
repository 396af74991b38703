import { expect, test } from 'vitest';
import { linesAround, tilesAcross } from './tile-lines.ts';

test.each([
  ['two on a phone of 360 pixels', 308, 2],
  ['just two', 19 * 16, 2],
  ['one where two do not fit', 19 * 16 - 1, 1],
  ['no third narrow one', 500, 2],
  ['just three', 34 * 16, 3],
  ['four in a panel beside folders', 840, 4],
  ['one where not even one fits', 40, 1],
  ['one before the width is known', 0, 1],
])('puts %s', (_name, width, expected) => {
  expect(tilesAcross(width, 16)).toBe(expected);
});

test('puts fewer across when letters are larger', () => {
  expect(tilesAcross(840, 32)).toBe(2);
});

const ends = (lines: readonly number[]) => [lines[0], lines.at(-1), lines.length];

test.each([
  ['at the top', 0, [0, 8, 9]],
  ['in the middle', 50_000, [497, 508, 12]],
  ['at the end', 199_500, [1991, 1999, 9]],
  ['past the end, as when lines have gone', 900_000, [1991, 1999, 9]],
  ['above the first line', -300, [0, 8, 9]],
])('renders the lines around a window %s', (_name, top, expected) => {
  expect(ends(linesAround({ top, height: 500 }, 100, 2000, 0).filter((line) => line > 0 || top <= 0))).toEqual(expected);
});

test('renders all of a few lines', () => {
  expect(linesAround({ top: 0, height: 500 }, 100, 3, 0)).toEqual([0, 1, 2]);
  expect(linesAround({ top: 0, height: 500 }, 100, 0, 0)).toEqual([]);
});

test('keeps the line that has the focus, once and in order', () => {
  expect(linesAround({ top: 50_000, height: 500 }, 100, 2000, 3).slice(0, 2)).toEqual([3, 497]);
  expect(linesAround({ top: 0, height: 500 }, 100, 2000, 700).slice(-2)).toEqual([8, 700]);
  expect(linesAround({ top: 50_000, height: 500 }, 100, 2000, 500)).toHaveLength(12);
});

test('leaves out a line that is gone', () => {
  expect(linesAround({ top: 0, height: 500 }, 100, 2, 7)).toEqual([0, 1]);
});
