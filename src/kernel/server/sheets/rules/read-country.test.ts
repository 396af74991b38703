import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readCountry } from './read-country.ts';

test.each<[Cell, string | null | undefined]>([
  ['Norge', 'NO'],
  ['Sverige', 'SE'],
  ['UNITED KINGDOM', 'GB'],
  ['de', 'DE'],
  ['Polen', 'PL'],
  ['Atlantis', undefined],
  ['Noreg', 'NO'],
  ['NOR', 'NO'],
  ['England', 'GB'],
  ['uk', 'GB'],
  ['USA', 'US'],
  ['Storbritannia', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Tyrkia', 'TR'],
  ['Türkiye', 'TR'],
  ['Côte d’Ivoire', 'CI'],
  ['Elfenbenskysten', 'CI'],
  ['  sverige. ', 'SE'],
  ['', null],
  ['-', null],
  ['Nor', 'NO'],
  ['xx', undefined],
  ['Norge og Sverige', undefined],
  [47, undefined],
])('the country %j is %j', (cell, expected) => {
  expect(readCountry(cell)).toBe(expected);
});
