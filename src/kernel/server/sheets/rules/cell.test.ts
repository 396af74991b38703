import { expect, test } from 'vitest';
import { isEmpty, nameOf, textOf, type Cell } from './cell.ts';

test.each<[Cell, string]>([
  [' Kari\u00a0 Hansen ', 'Kari Hansen'],
  ['A\u030ase', 'Åse'],
  ['\ufeffKari\u200b', 'Kari'],
  [12345678901, '12345678901'],
  [0.1 + 0.2, '0.3'],
  [1e21, '1000000000000000000000'],
  ['–', ''],
  ['N/A', ''],
  ['#I/T', ''],
  [null, ''],
  [false, 'false'],
  ['91234567.0', '91234567'],
  ['1001.0', '1001'],
  ['0.5', '0.5'],
  ['1.0.0', '1.0.0'],
])('the text of %j is %j', (cell, expected) => {
  expect(textOf(cell)).toBe(expected);
});

test.each([
  '-',
  '--',
  '—',
  '.',
  '…'.normalize('NFKC'),
  '?',
  '*',
  '_',
  '/',
  'n/a',
  'NA',
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#VERDI!',
  'null',
  'nil',
  'None',
  'undefined',
  'tom',
  '(tom)',
  'blank',
  '(Blank)',
  ' \u00a0',
  null,
  undefined,
])('where %j stands there is nothing', (cell) => {
  expect([textOf(cell), isEmpty(cell)]).toEqual(['', true]);
});

test.each<[Cell, string]>([
  ['Tom Berg', 'Tom Berg'],
  ['A/B', 'A/B'],
  ['x.', 'x.'],
  [true, 'true'],
  [0, '0'],
  [-5, '-5'],
  [2.5, '2.5'],
  [-0.25, '-0.25'],
  [54166.6666666667, '54166.666667'],
  [120.00000001, '120'],
  ['So\u00adfie\u200d \t\n Li', 'Sofie Li'],
])('%j is no empty cell but %j', (cell, expected) => {
  expect([textOf(cell), isEmpty(cell)]).toEqual([expected, false]);
});

test.each([
  ['Tom', 'Tom'],
  ['Null', 'Null'],
  [' Blank ', 'Blank'],
  ['Na', 'Na'],
  ['NA', ''],
  ['–', ''],
  ['(tom)', ''],
  [null, ''],
])('in a column of names %j is %j', (cell, expected) => {
  expect(nameOf(cell)).toBe(expected);
});
