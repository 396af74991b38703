import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
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
  ['language', readLanguage, 'Bokmål', 'nb'],
  ['language', readLanguage, 'English', 'en-gb'],
])('the %s reader %o reads %j as %j', (_name, reader, cell, expected) => {
  expect(reader(cell)).toBe(expected);
});
