import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { readCurrency } from '#kernel/server/sheets/rules/read-currency.ts';
import { readInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import { readYesOrNo } from '#kernel/server/sheets/rules/read-yes-or-no.ts';
import { readLanguage, readPositionType, readRole } from './read-words.ts';

test.each<[string, (cell: Cell) => unknown, Cell, unknown]>([
  ['role', readRole, 'HR-administrator', 'hradmin'],
  ['role', readRole, 'Team lead', 'manager'],
  ['role', readRole, 'ansatt', 'employee'],
  ['role', readRole, 'Regnskapsfører', 'accountant'],
  ['role', readRole, 'Keiser', undefined],
  ['role', readRole, '', null],
  ['position type', readPositionType, 'Fast', 'permanent'],
  ['position type', readPositionType, 'Fast ansatt', 'permanent'],
  ['position type', readPositionType, 'Særlig uavhengig stilling', 'manager'],
  ['position type', readPositionType, 'Vikariat', 'temporary'],
  ['interval', readInterval, 'per måned', 'monthly'],
  ['interval', readInterval, 'Årslønn', 'yearly'],
  ['interval', readInterval, 'Hourly', 'hourly'],
  ['language', readLanguage, 'Bokmål', 'nb'],
  ['language', readLanguage, 'English', 'en-gb'],
  ['yes or no', readYesOrNo, 'Ja', 'yes'],
  ['yes or no', readYesOrNo, false, 'no'],
  ['currency', readCurrency, 'kr.', 'NOK'],
  ['currency', readCurrency, 'eur', 'EUR'],
  ['currency', readCurrency, 'penger', undefined],
  ['currency', readCurrency, '', null],
  ['currency', readCurrency, '€', 'EUR'],
  ['currency', readCurrency, 'CA$', 'CAD'],
  ['currency', readCurrency, '₿', undefined],
  ['currency', readCurrency, 'xyz', undefined],
  ['currency', readCurrency, 'Svenske kroner', 'SEK'],
  ['currency', readCurrency, 'kr', 'NOK'],
  ['currency', readCurrency, 'k.r', undefined],
  ['currency', readCurrency, 'eu', undefined],
  ['currency', readCurrency, '1eur', undefined],
  ['currency', readCurrency, 'eur1', undefined],
])('the %s reader %o reads %j as %j', (_name, reader, cell, expected) => {
  expect(reader(cell)).toBe(expected);
});
