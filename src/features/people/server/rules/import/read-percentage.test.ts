import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { areFractions, readPercentage } from './read-percentage.ts';

test.each<[Cell, boolean, number | null | undefined]>([
  ['80 %', false, 80],
  ['80,5%', false, 80.5],
  ['0,8', true, 0.8 * 100],
  [0.8, true, 80],
  [1, true, 100],
  [1, false, 1],
  [0.5, false, 50],
  [100, false, 100],
  ['100 prosent', false, 100],
  ['', false, null],
  ['halv', false, undefined],
  [120, false, 120],
])('%j with 1 as the whole = %s is %j', (cell, fractions, expected) => {
  expect(readPercentage(cell, fractions)).toBe(expected);
});

test('a column counts 1 as the whole when nothing in it is larger or has a sign', () => {
  expect(areFractions([1, 0.8, null])).toBe(true);
  expect(areFractions([100, 80])).toBe(false);
  expect(areFractions(['80 %', '1 %'])).toBe(false);
  expect(areFractions([0, 0])).toBe(false);
});

test.each<[Cell, boolean, number | undefined]>([
  ['80 percent', false, 80],
  ['80 pct', false, 80],
  ['80 pst.', false, 80],
  ['80pst', false, 80],
  ['0,5 %', true, 0.5],
  ['1 %', true, 1],
  [0, false, 0],
  [0, true, 0],
  [0.999, false, 99.9],
  [1.5, true, 1.5],
  ['33,333', false, 33.33],
  [66.666, false, 66.67],
  ['80  %', false, 80],
  ['80,', false, undefined],
  ['-80', false, undefined],
  ['80 % fast', false, undefined],
  ['ca. 80 %', false, undefined],
])('%j with 1 as the whole = %s is read to two decimals as %j', (cell, fractions, expected) => {
  expect(readPercentage(cell, fractions)).toBe(expected);
});

test.each<[Cell[], boolean]>([
  [[1], true],
  [['0,8', '1,0'], true],
  [[1.01], false],
  [[1, 80], false],
  [[0], false],
  [[], false],
  [['', null], false],
  [[1, 'halv'], true],
  [['halv'], false],
  [['1 %'], false],
  [[0, '0,5'], true],
])('whether %j counts 1 as the whole is %s', (cells, expected) => {
  expect(areFractions(cells)).toBe(expected);
});
