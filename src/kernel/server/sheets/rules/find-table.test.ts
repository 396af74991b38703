import { describe, expect, test } from 'vitest';
import type { Cell, SheetRow } from '#kernel/server/sheets/rules/cell.ts';
import { findTable, knownHeadings } from '../../../testing/staff-table.ts';

const sheet = (...rows: Cell[][]) => ({ name: 'Ark1', rows: rows.map((cells, index): SheetRow => ({ number: index + 1, cells })) });
const heading = (...rows: Cell[][]) => findTable(sheet(...rows)).headingRow;

describe('the row of headings', () => {
  test.each<[string, Cell[][], number | undefined]>([
    [
      'is the first',
      [
        ['Navn', 'E-post'],
        ['Kari', 'kari@x.no'],
      ],
      1,
    ],
    [
      'stands below a title',
      [
        ['Ansattliste 2026', null],
        ['Navn', 'E-post'],
        ['Kari', 'kari@x.no'],
      ],
      2,
    ],
    [
      'is the better known of two',
      [
        ['Navn', 'Annet sted'],
        ['Navn', 'E-post', 'Avdeling'],
        ['Kari', 'k@x.no', 'Salg'],
      ],
      2,
    ],
    [
      'is the first of two that are known as well',
      [
        ['Navn', 'E-post'],
        ['Navn', 'E-post'],
      ],
      1,
    ],
    ['may be one word alone', [['Navn'], ['Kari']], 1],
    [
      'may be one known word beside another',
      [
        ['Navn', 'Hjerte'],
        ['Kari', 'rødt'],
      ],
      1,
    ],
    [
      'is not one known word beside two others',
      [
        ['Navn', 'Hjerte', 'Smerte'],
        ['Kari', 'rødt', 'ja'],
      ],
      undefined,
    ],
    [
      'is not a row of values',
      [
        ['Kari Hansen', 'kari@x.no'],
        ['Ola Moe', 'ola@x.no'],
      ],
      undefined,
    ],
    [
      'is, in an unknown language, words above values',
      [
        ['Imię', 'Adres pocztowy'],
        ['Kari', 'kari@x.no'],
      ],
      1,
    ],
    ['is no single word above values', [['Imię'], ['12345']], undefined],
    [
      'is not the same word twice',
      [
        ['Imię', 'Imię'],
        ['Kari', 'kari@x.no'],
      ],
      undefined,
    ],
    [
      'is not words above words',
      [
        ['Imię', 'Adres pocztowy'],
        ['Kari', 'Salg'],
      ],
      undefined,
    ],
    [
      'is not words above a single value',
      [
        ['Imię', 'Adres pocztowy'],
        ['kari@x.no', null],
      ],
      undefined,
    ],
    [
      'is not words beside a value',
      [
        ['Imię', '12345'],
        ['Kari', 'kari@x.no'],
      ],
      undefined,
    ],
    [
      'is not words beside a number',
      [
        ['Imię', 7],
        ['Kari', 'kari@x.no'],
      ],
      undefined,
    ],
    ['is not the last row', [['Imię', 'Adres pocztowy']], undefined],
    ['is nowhere in nothing', [], undefined],
  ])('%s', (_name, rows, expected) => {
    expect(heading(...rows)).toBe(expected);
  });

  test('is looked for in the first thirty rows', () => {
    const titles = (count: number): Cell[][] => Array.from({ length: count }, () => ['Tittel uten mening', null]);
    const list: Cell[][] = [
      ['Navn', 'E-post', 'Avdeling'],
      ['Kari', 'kari@x.no', 'Salg'],
    ];
    expect([heading(...titles(29), ...list), heading(...titles(30), ...list)]).toEqual([30, undefined]);
  });
});

describe('the table', () => {
  test('holds the rows below and the columns that are not empty', () => {
    expect(
      findTable(
        sheet(['Liste'], ['Navn', null, ' E-post ', 'Merknad'], ['Kari', null, 'k@x.no', null], ['Ola', '–', 'o@x.no', null, 'løst']),
      ),
    ).toEqual({
      sheet: 'Ark1',
      headingRow: 2,
      columns: [
        { column: 0, heading: 'Navn', cells: ['Kari', 'Ola'] },
        { column: 2, heading: 'E-post', cells: ['k@x.no', 'o@x.no'] },
        { column: 3, heading: 'Merknad', cells: [null, null] },
        { column: 4, heading: '', cells: [null, 'løst'] },
      ],
      rows: [
        { number: 3, cells: ['Kari', null, 'k@x.no', null] },
        { number: 4, cells: ['Ola', '–', 'o@x.no', null, 'løst'] },
      ],
    });
  });

  test('without headings is all rows', () => {
    const list = sheet(['Kari Hansen', 'kari@x.no'], ['Ola Moe', 'ola@x.no']);
    expect(findTable(list)).toEqual({
      sheet: 'Ark1',
      headingRow: undefined,
      columns: [
        { column: 0, heading: '', cells: ['Kari Hansen', 'Ola Moe'] },
        { column: 1, heading: '', cells: ['kari@x.no', 'ola@x.no'] },
      ],
      rows: list.rows,
    });
  });
});

test('a sheet is known by its best row of headings; values count against one', () => {
  expect(knownHeadings(sheet(['Forside'], ['Navn', 'E-post', 'Avdeling']))).toBe(3);
  expect(knownHeadings(sheet(['Navn', 'kari@x.no', null]))).toBe(0);
  expect(knownHeadings(sheet(['Navn', '2026-01-01', 'E-post', 'Mobil']))).toBe(2);
  expect(knownHeadings(sheet(['Navn', 12, 'E-post', 'Mobil']))).toBe(2);
  expect(knownHeadings(sheet(['x', 12]))).toBe(0);
  expect(knownHeadings(sheet())).toBe(0);
});
