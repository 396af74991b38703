import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { Guessing } from './guess-columns.ts';
import { readTable, shownColumns, type TableChoices } from './read-table.ts';

type Field = 'name' | 'email';
const words: Record<string, Field> = { Navn: 'name', 'E-post': 'email' };
const guessing: Guessing<Field> = {
  fields: ['name', 'email'],
  likeness: (heading) => new Map(words[heading] ? [[words[heading], 1]] : []),
  evidence: () => undefined,
};
const sheet = (name: string, ...rows: Cell[][]) => ({ name, rows: rows.map((cells, index) => ({ number: index + 1, cells })) });
const people = sheet('Ansatte', ['Navn', 'E-post', 'Merknad'], ['Kari', 'k@x.no', 'ny']);
const cover = sheet('Forside', ['Velkommen']);
const read = (wishes: Partial<TableChoices<Field>> = {}) =>
  readTable({ kind: 'xlsx', sheets: [cover, people], epoch1904: false }, { mapping: new Map(), ...wishes }, guessing);

describe('the sheet', () => {
  test.each([
    ['is the one most like a list', undefined, 'Ansatte'],
    ['is the one that the user chose', 'Forside', 'Forside'],
    ['is the one most like a list where the chosen one has gone', 'Ark9', 'Ansatte'],
  ])('%s', (_name, chosen, expected) => {
    const { table, sheets } = read({ sheet: chosen });
    expect([table.sheet, sheets]).toEqual([expected, ['Forside', 'Ansatte']]);
  });
});

describe('the fields', () => {
  test.each<[string, [number, Field | null][], [number, Field][]]>([
    [
      'are guessed',
      [],
      [
        [0, 'name'],
        [1, 'email'],
      ],
    ],
    [
      'are as the user says',
      [[2, 'email']],
      [
        [0, 'name'],
        [2, 'email'],
      ],
    ],
    [
      'may be swapped',
      [
        [0, 'email'],
        [1, 'name'],
      ],
      [
        [0, 'email'],
        [1, 'name'],
      ],
    ],
    ['may be left out', [[0, null]], [[1, 'email']]],
    ['of a column that does not exist take the field from the others', [[9, 'name']], [[1, 'email']]],
  ])('%s', (_name, mapping, expected) => {
    expect([...read({ mapping: new Map(mapping) }).fields]).toEqual(expected);
  });

  test('that the user says are certain, and those taken from a column are not', () => {
    const { guesses } = read({
      mapping: new Map<number, Field | null>([
        [2, 'email'],
        [0, null],
      ]),
    });
    expect(guesses).toEqual([
      { column: 0, field: null, confidence: 1 },
      { column: 1, field: null, confidence: 0 },
      { column: 2, field: 'email', confidence: 1 },
    ]);
  });
});

describe('the columns as they are shown', () => {
  const columnOf = (...cells: Cell[]) => {
    const table = { sheet: 'A', headingRow: 1, columns: [{ column: 4, heading: 'Navn', cells }], rows: [] };
    return shownColumns<Field>({ table, guesses: [{ column: 4, field: 'name', confidence: 0.9 }] }, [4])[0];
  };
  test('have their heading, field and whether the order must be asked', () => {
    expect(columnOf('Kari')).toEqual({ column: 4, field: 'name', confidence: 0.9, heading: 'Navn', samples: ['Kari'], needsOrder: true });
  });

  test.each<[string, Cell[], string[]]>([
    ['three of four', ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
    ['each once, without empty ones', ['a', null, 'a', '-', 'b'], ['a', 'b']],
    ['none of an empty column', [null, ''], []],
    ['with their first 80 letters', ['x'.repeat(81)], ['x'.repeat(80)]],
  ])('have values: %s', (_name, cells, samples) => {
    expect(columnOf(...cells)?.samples).toEqual(samples);
  });

  test('are ignored without a guess', () => {
    const table = { sheet: 'A', headingRow: 1, columns: [{ column: 0, heading: 'Navn', cells: [] }], rows: [] };
    expect(shownColumns<Field>({ table, guesses: [] }, [])).toEqual([
      { column: 0, field: null, confidence: 0, heading: 'Navn', samples: [], needsOrder: false },
    ]);
  });
});
