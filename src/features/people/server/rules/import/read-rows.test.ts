import { describe, expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { findTable } from '../../../testing/staff-table.ts';
import { readRows, type Reading } from './read-rows.ts';

/** Reads rows below headings, each column as the given field. */
const read = (headings: string[], fields: (ImportField | undefined)[], rows: Cell[][], wish: Partial<Reading> = {}) => {
  const table = {
    sheet: 'Ark1',
    headingRow: 1,
    columns: headings.map((heading, column) => ({ column, heading, cells: rows.map((cells) => cells[column] ?? null) })),
    rows: rows.map((cells, index) => ({ number: index + 2, cells })),
  } satisfies ReturnType<typeof findTable>;
  const mapping = new Map(fields.flatMap((field, column) => (field ? [[column, field] as const] : [])));
  return readRows(table, { mapping, today: '2026-11-21', epoch1904: false, order: undefined, ...wish });
};
const values = (...of: Parameters<typeof read>) => read(...of).rows.map((row) => row.values);

test('each row has its number and the values of the columns that are read', () => {
  expect(
    read(
      ['Fornavn', 'Hobby', 'Avdeling'],
      ['firstName', undefined, 'department'],
      [
        ['Kari', 'Ski', 'Salg'],
        ['Ola', null],
      ],
    ),
  ).toEqual({
    rows: [
      { number: 2, values: { firstName: 'Kari', department: 'Salg' }, problems: [], warnings: [] },
      { number: 3, values: { firstName: 'Ola' }, problems: [], warnings: [] },
    ],
    needsOrder: [],
    needsInterval: false,
  });
});

test('problems and warnings of all cells of a row are kept', () => {
  const [row] = read(
    ['Navn', 'Start', 'Postnr', 'Født'],
    ['fullName', 'startDate', 'address.postalCode', 'birthday'],
    [['Kari Li', 'snart', 155, 'da']],
  ).rows;
  expect([row?.problems.map(({ field }) => field), row?.warnings.map(({ code }) => code)]).toEqual([
    ['startDate', 'birthday'],
    ['zeroRestored'],
  ]);
});

describe('a column is read in one way', () => {
  test('days and months by all of its dates, and only those', () => {
    expect(values(['Start'], ['startDate'], [['01/02/2026'], ['02/13/2026']])).toEqual([
      { startDate: '2026-01-02' },
      { startDate: '2026-02-13' },
    ]);
    expect(read(['Start', 'Notat'], ['startDate', 'notes'], [['01/02/2026', '02/13/2026']])).toMatchObject({
      rows: [{ values: { startDate: '2026-02-01', notes: '02/13/2026' } }],
      needsOrder: [0],
    });
    expect(read(['Notat'], ['notes'], [['01/02/2026']]).needsOrder).toEqual([]);
    expect(read(['Start'], ['startDate'], [['01/02/2026']], { order: 'monthFirst' })).toMatchObject({
      rows: [{ values: { startDate: '2026-01-02' } }],
      needsOrder: [],
    });
  });

  test('days of old Macs begin in 1904', () => {
    expect(values(['Start'], ['startDate'], [[45_000]])).toEqual([{ startDate: '2023-03-15' }]);
    expect(values(['Start'], ['startDate'], [[45_000]], { epoch1904: true })).toEqual([{ startDate: '2027-03-16' }]);
  });

  test('shares by all of its numbers, and only shares', () => {
    expect(
      values(
        ['Prosent', 'Lønn'],
        ['positionCoverage', 'salaryAmount'],
        [
          [1, 1],
          [0.5, 1],
        ],
      ).map(({ positionCoverage }) => positionCoverage),
    ).toEqual([100, 50]);
    expect(values(['Prosent'], ['positionCoverage'], [[1], [50]])).toEqual([{ positionCoverage: 1 }, { positionCoverage: 50 }]);
  });

  test('amounts by the heading', () => {
    expect(values(['Månedslønn'], ['salaryAmount'], [[650_000]])).toEqual([{ salaryAmount: '650000', salaryInterval: 'monthly' }]);
    expect(values(['Lønn'], ['salaryAmount'], [[650_000]])).toEqual([{ salaryAmount: '650000' }]);
    const pay = (wish?: Parameters<typeof read>[3]) =>
      read(
        ['Navn', 'Lønn'],
        ['fullName', 'salaryAmount'],
        [
          ['Kari', 62_506],
          ['Ola', '250 kr/t'],
        ],
        wish,
      );
    expect(pay().needsInterval).toBe(true);
    const answered = pay({ interval: 'yearly' });
    expect([answered.needsInterval, ...answered.rows.map((row) => row.values.salaryInterval)]).toEqual([false, 'yearly', 'hourly']);
  });

  test('a column of its own for the currency outranks what stands beside the amount, on either side', () => {
    const stored = { salaryAmount: '500', salaryCurrency: 'SEK' };
    expect(values(['Lønn', 'Valuta'], ['salaryAmount', 'salaryCurrency'], [['500 DKK', 'SEK']])).toEqual([stored]);
    expect(values(['Valuta', 'Lønn'], ['salaryCurrency', 'salaryAmount'], [['SEK', '500 DKK']])).toEqual([stored]);
  });

  test('names in capitals are spelt anew when most of the list is', () => {
    expect(values(['Fornavn', 'Etternavn'], ['firstName', 'lastName'], [['KARI', 'HANSEN']])).toEqual([
      { firstName: 'Kari', lastName: 'Hansen' },
    ]);
    expect(values(['Navn'], ['fullName'], [['KARI HANSEN']])).toEqual([{ firstName: 'Kari', lastName: 'Hansen' }]);
    expect(
      values(
        ['Fornavn', 'Avdeling'],
        ['firstName', 'department'],
        [
          ['Kari', 'SALG'],
          ['Anne', 'DRIFT'],
        ],
      )[0],
    ).toEqual({ firstName: 'Kari', department: 'SALG' });
    expect(
      values(
        ['Fornavn', 'X'],
        ['firstName', undefined],
        [
          ['ANNE', 'Liten'],
          ['KARI', 'Annet'],
        ],
      )[0],
    ).toEqual({ firstName: 'Anne' });
  });
});

describe('a row that is no person', () => {
  const skip = (headings: string[], fields: ImportField[], row: Cell[]) => read(headings, fields, [row]).rows[0]?.skip?.code;

  test.each<[string, string[], ImportField[], Cell[], string | undefined]>([
    ['the headings once more', ['Navn', 'Avdeling'], ['fullName', 'department'], ['NAVN', 'Avdeling'], 'headingRepeated'],
    [
      'half of them',
      ['Navn', 'Avdeling', 'Team', 'Sted'],
      ['fullName', 'department', 'team', 'location'],
      ['Navn', 'Avdeling', 'Nord', 'Oslo'],
      'headingRepeated',
    ],
    [
      'less than half',
      ['Navn', 'Avdeling', 'Team', 'Sted', 'Tittel'],
      ['fullName', 'department', 'team', 'location', 'position'],
      ['Navn', 'Avdeling', 'Nord', 'Oslo', 'Selger'],
      undefined,
    ],
    ['one heading alone', ['Navn', 'Avdeling'], ['fullName', 'department'], ['Kari Li', 'Avdeling'], undefined],
    ['a sum', ['Navn'], ['fullName'], ['Totalt 12'], 'notAPerson'],
    ['a sum in small letters', ['Etternavn'], ['lastName'], ['sum'], 'notAPerson'],
    ['a name that begins so', ['Navn'], ['fullName'], ['Summer Li'], undefined],
    ['a sum with an address', ['Navn', 'E-post'], ['fullName', 'emailAddress'], ['Count Basie', 'count@x.no'], undefined],
    ['a sum with a birthday', ['Navn', 'Født'], ['fullName', 'birthday'], ['Count Basie', '1904-08-21'], undefined],
    ['nobody', ['Navn', 'Avdeling'], ['fullName', 'department'], [null, 'Salg'], 'notAPerson'],
    ['an address without a name', ['Navn', 'E-post'], ['fullName', 'emailAddress'], [null, 'a@x.no'], undefined],
    ['a number without a name', ['Navn', 'Nr'], ['fullName', 'employeeNumber'], [null, '12'], undefined],
    ['an identity number without a name', ['Navn', 'Fnr'], ['fullName', 'socialSecurityNumber'], [null, '01819012365'], undefined],
    ['a first name alone', ['Fornavn'], ['firstName'], ['Kari'], undefined],
    ['an average in the first name', ['Fornavn'], ['firstName'], ['Gjennomsnitt'], 'notAPerson'],
  ])('%s', (...[, headings, fields, row, code]) => {
    expect(skip(headings, fields, row)).toBe(code);
  });
});
