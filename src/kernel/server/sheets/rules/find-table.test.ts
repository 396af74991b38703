import { describe, expect, test } from 'vitest';
import type { Cell, SheetRow } from './cell.ts';
import { findTable, knownHeadings, likeliestSheet } from './find-table.ts';

const known = new Map([
  ['Navn', 1],
  ['E-post', 1],
  ['Avdeling', 1],
  ['Merknad', 1],
  ['Mobil', 1],
  ['Nesten', 0.8],
  ['Knapt', 0.79],
]);
const likeness = (heading: string) => new Map([...known].filter(([word]) => word === heading));
const named = (name: string, ...rows: Cell[][]) => ({ name, rows: rows.map((cells, index): SheetRow => ({ number: index + 1, cells })) });
const sheet = (...rows: Cell[][]) => named('Ark1', ...rows);
const heading = (...rows: Cell[][]) => findTable(sheet(...rows), likeness).headingRow;

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
    [
      'may be two words that are nearly known',
      [
        ['Nesten', 'Nesten', 'x'],
        ['a', 'b', 'c'],
      ],
      1,
    ],
    [
      'is not two words that are hardly known, beside a third',
      [
        ['Knapt', 'Nesten', 'x'],
        ['a', 'b', 'c'],
      ],
      undefined,
    ],
    [
      'may be one word that is nearly known',
      [
        ['Nesten', 'x'],
        ['a', 'b'],
      ],
      1,
    ],
    [
      'is not one word that is hardly known',
      [
        ['Knapt', 'x'],
        ['a', 'b'],
      ],
      undefined,
    ],
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
        likeness,
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
    expect(findTable(list, likeness)).toEqual({
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
  expect(knownHeadings(sheet(['Forside'], ['Navn', 'E-post', 'Avdeling']), likeness)).toBe(3);
  expect(knownHeadings(sheet(['Navn', 'kari@x.no', null]), likeness)).toBe(0);
  expect(knownHeadings(sheet(['Navn', '2026-01-01', 'E-post', 'Mobil']), likeness)).toBe(2);
  expect(knownHeadings(sheet(['Navn', 12, 'E-post', 'Mobil']), likeness)).toBe(2);
  expect(knownHeadings(sheet(['x', 12]), likeness)).toBe(0);
  expect(knownHeadings(sheet(), likeness)).toBe(0);
});

describe('of several sheets', () => {
  const list: Cell[][] = [
    ['Navn', 'E-post'],
    ['Kari', 'k@x.no'],
  ];
  const better: Cell[][] = [['Navn', 'E-post', 'Avdeling']];
  test.each([
    ['the one with more known headings is read', [named('A', ...list), named('B', ...better)], 'B'],
    ['the longer of two that are known as well is read', [named('A', ...list), named('B', ...list, ['Ola'])], 'B'],
    ['the first of two that are alike is read', [named('A', ...list), named('B', ...list)], 'A'],
    ['the longer is read where nothing is known', [named('A', ['x']), named('B', ['y'], ['z'])], 'B'],
  ])('%s', (_name, sheets, expected) => {
    expect(likeliestSheet({ kind: 'xlsx', sheets, epoch1904: false }, likeness).name).toBe(expected);
  });
});
