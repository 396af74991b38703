import { describe, expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { ContractImportField } from '../../../contract/entities-import.ts';
import { contractGuessing, pivotYearOf } from './guess-contracts.ts';

const { evidence, byContent } = contractGuessing('2026-11-23');

describe('how many of the cells a field may have', () => {
  test.each<[ContractImportField, Cell[], number | undefined]>([
    ['party', [], undefined],
    ['party', ['Telenor', '12'], 0.5],
    ['registryId', ['923609016', 'NO 923 609 016 MVA', 923609016, '92360901'], 0.75],
    ['registryId', ['9236090161', 'x923609016'], 0],
    ['name', ['Mobil', 12, 'Leie 2'], 2 / 3],
    ['category', ['Leie', 'kari@x.no', 'Ja', '12'], 0.25],
    ['responsible', ['Kari', 12, '', null], 0.5],
    ['signedBy', ['Kari', '12'], 0.5],
    ['status', ['Aktiv', 'grønn', ''], 1 / 3],
    ['typeId', ['Ja', 'Automatisk', 'Leie', null], 0.5],
    ['renewalInterval', ['12 mnd', '1 year', 'ingen', 'etter avtale'], 0.5],
    // That there is no notice is an answer too.
    ['noticePeriod', ['3 mnd', 'ingen', 'etter avtale', '90 dager'], 0.75],
    ['value', ['25 000', 1000, 'kr 5', 'gratis'], 0.75],
    ['currency', ['NOK', 'kr', 'penger', null], 0.5],
    ['interval', ['mnd', 'Year', 'uke', ''], 0.5],
    ['contactName', ['Per Olsen', 'per@x.no', '912'], 1 / 3],
    ['contactEmail', ['per@x.no', 'Per <per@x.no>', 'Per'], 2 / 3],
    ['contactPhone', ['91234567', '+47 912 34 567', '1234567'], 2 / 3],
    ['startDate', ['01.01.2024', '2024-02-01', 45292, 'løpende'], 0.75],
    ['endDate', ['31.12.2025', 'løpende', 'snart', '31.12.25'], 0.75],
    // Any text may be a note.
    ['notes', ['Husk'], undefined],
  ])('%s of %j: %s', (field, cells, share) => {
    expect(evidence(field, cells)).toBe(share);
  });
});

test.each<[string, Cell[], object | undefined]>([
  [
    'four of five numbers of organisations',
    ['923609016', '984851006', '982463718', '974760673', 'x'],
    { field: 'registryId', confidence: 0.7 },
  ],
  ['three of four', ['923609016', '984851006', '982463718', 'x'], undefined],
  ['none', ['x'], undefined],
  ['no cells', [], undefined],
])('without a heading, %s', (_name, cells, guess) => {
  expect(byContent?.(cells)).toEqual(guess);
});

test.each([
  ['2026-11-23', 2056],
  ['2027-01-01', 2057],
])('on %s two digits of a year reach to %i', (today, year) => {
  expect(pivotYearOf(today)).toBe(year);
});
