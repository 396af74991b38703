import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { readCurrency } from './read-currency.ts';

test.each<[Cell, string | null | undefined]>([
  ['kr', 'NOK'],
  ['kr.', 'NOK'],
  ['NKR', 'NOK'],
  ['Kroner', 'NOK'],
  ['Norske kroner', 'NOK'],
  ['Svenske kroner', 'SEK'],
  ['danske kroner', 'DKK'],
  ['Euro', 'EUR'],
  ['dollar', 'USD'],
  ['Pund', 'GBP'],
  ['eur', 'EUR'],
  ['ISK', 'ISK'],
  ['€', 'EUR'],
  ['CA$', 'CAD'],
  ['₿', undefined],
  ['USD$', undefined],
  ['xyz', undefined],
  ['k.r', undefined],
  ['eu', undefined],
  ['euros', undefined],
  ['1eur', undefined],
  ['eur1', undefined],
  ['penger', undefined],
  [12, undefined],
  ['', null],
  ['-', null],
  [null, null],
])('%j is %j', (cell, currency) => {
  expect(readCurrency(cell)).toBe(currency);
});
