import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readYesOrNo } from './read-yes-or-no.ts';

test.each<[Cell, string | null | undefined]>([
  ...['Ja', 'yes', 'Y', 'j', true, 'Sann', 1, 'x', 'X'].map((cell): [Cell, string] => [cell, 'yes']),
  ...['Nei', 'no', 'N', false, 'usann', 0].map((cell): [Cell, string] => [cell, 'no']),
  ['kanskje', undefined],
  ['f', undefined],
  [2, undefined],
  ['', null],
  [null, null],
])('%j is %j', (cell, expected) => {
  expect(readYesOrNo(cell)).toBe(expected);
});
