import { describe, expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { ContractImportField } from '../../../contract/entities-import.ts';
import { readContractCell, type ContractColumn } from './read-contract-cell.ts';

const dates = { order: 'dayFirst', compact: false, epoch1904: false, pivotYear: 2056 } as const;
const read = (field: ContractImportField, cell: Cell, rest: Partial<ContractColumn> = {}) =>
  readContractCell(cell, { field, column: 0, heading: '', dates, unit: undefined, interval: undefined, ...rest });

describe('dates', () => {
  test.each<[Cell, string | undefined]>([
    ['31.12.2025', '2025-12-31'],
    ['1.3.2024', '2024-03-01'],
    ['31.12.25', '2025-12-31'],
    ['01.07.99', '1999-07-01'],
    ['2024-01-31', '2024-01-31'],
    ['2024-01-31T00:00:00', '2024-01-31'],
    [45657, '2024-12-31'],
    ['45657', '2024-12-31'],
    ['31. desember 2025', '2025-12-31'],
    ['31 Dec 2025', '2025-12-31'],
    ['December 31, 2025', '2025-12-31'],
    ['31/12/2025', '2025-12-31'],
    ['', undefined],
    ['-', undefined],
  ])('%s', (cell, expected) => {
    expect(read('startDate', cell)).toEqual({ values: expected === undefined ? {} : { startDate: expected } });
  });

  test.each(['31.02.2025', 'snart', '2025', 'løpende'])('%s is no start', (cell) => {
    expect(read('startDate', cell)).toEqual({
      values: {},
      problem: { code: 'unreadableDate', field: 'startDate', params: { value: cell } },
    });
  });

  test.each(['løpende', 'Løpende ', 'ongoing', 'Ongoing', 'inntil videre', 'Until further notice', 'tidsubestemt', 'evigvarende', 'ingen'])(
    '%s is no end',
    (cell) => {
      expect(read('endDate', cell)).toEqual({ values: { endDate: null } });
    },
  );
});

describe('values', () => {
  test.each<[Cell, string, object]>([
    ['kr 25 000,-', 'Kr', { value: '25000' }],
    ['25 000', 'Beløp', { value: '25000' }],
    ['25.000,50', 'Beløp', { value: '25000.50' }],
    ['25,000.50', 'Beløp', { value: '25000.50' }],
    [25000, 'Beløp', { value: '25000' }],
    [25000.5, 'Beløp', { value: '25000.50' }],
    ['NOK 1 200 000', 'Beløp', { value: '1200000', currency: 'NOK' }],
    ['€ 1.200', 'Beløp', { value: '1200', currency: 'EUR' }],
    ['1200', 'Beløp (EUR)', { value: '1200', currency: 'EUR' }],
    ['25 000 kr/mnd', 'Beløp', { value: '25000', interval: 1 }],
    ['300 000 pr. år', 'Beløp', { value: '300000', interval: 2 }],
    ['1 250 per time', 'Beløp', { value: '1250', interval: 3 }],
  ])('%s below %s', (cell, heading, expected) => {
    expect(read('value', cell, { heading })).toEqual({ values: expected });
  });

  test('have the interval of the heading, but for their own', () => {
    expect(read('value', '300 000', { interval: 2 }).values).toEqual({ value: '300000', interval: 2 });
    expect(read('value', '25 000 /mnd', { interval: 2 }).values).toEqual({ value: '25000', interval: 1 });
  });

  test.each<[Cell, object]>([
    ['etter avtale', { code: 'unreadableAmount', field: 'value', params: { value: 'etter avtale' } }],
    ['(25 000)', { code: 'unreadableAmount', field: 'value', params: { value: '(25 000)' } }],
    [-25000, { code: 'unreadableAmount', field: 'value', params: { value: '-25000' } }],
    ['500 per uke', { code: 'unreadableWord', field: 'interval', params: { value: '500 per uke' } }],
    ['1,23457E+10', { code: 'roundedNumber', field: 'value' }],
  ])('%s is refused', (cell, problem) => {
    expect(read('value', cell)).toEqual({ values: {}, problem });
  });
});

test.each<[ContractImportField, Cell, object]>([
  ['currency', 'kr', { currency: 'NOK' }],
  ['currency', 'Euro', { currency: 'EUR' }],
  ['currency', 'SEK', { currency: 'SEK' }],
  ['contactPhone', '912 34 567', { contactPhone: '+47 91234567' }],
  ['contactPhone', '+46 8 123 456 78', { contactPhone: '+46 812345678' }],
  ['contactEmail', 'Kari <kari@firma.no>', { contactEmail: 'kari@firma.no' }],
  ['party', 'Tom', { party: 'Tom' }],
  ['name', '=cmd|’/C calc’!A0', { name: '=cmd|’/C calc’!A0' }],
  ['responsible', 'Hansen, Kari', { responsible: 'Hansen, Kari' }],
])('%s: %s', (field, cell, expected) => {
  expect(read(field, cell).values).toEqual(expected);
});

test('says of several e-mail addresses that the first is used', () => {
  expect(read('contactEmail', 'a@firma.no; b@firma.no')).toEqual({
    values: { contactEmail: 'a@firma.no' },
    warning: { code: 'firstOfSeveral', field: 'contactEmail', params: { value: 'a@firma.no' } },
  });
});
