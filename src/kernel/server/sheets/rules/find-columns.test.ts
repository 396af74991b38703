import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { findColumns } from './find-columns.ts';

const headings = { title: ['Tittel', 'Title'], author: ['Forfatter', 'Author', 'Skrevet av'] };
const found = (...lines: Cell[][]) => {
  const { columns, rows } = findColumns(
    lines.map((cells, index) => ({ number: index + 1, cells })),
    headings,
  );
  return [columns, rows.map(({ number }) => number)];
};

test.each<[string, Cell[][], unknown]>([
  [
    'headings in the first row',
    [
      ['Tittel', 'Forfatter'],
      ['Sult', 'Hamsun'],
    ],
    [{ title: 0, author: 1 }, [2]],
  ],
  [
    'another order, case and signs',
    [
      ['SKREVET-AV:', null, ' tittel '],
      ['Hamsun', null, 'Sult'],
    ],
    [{ title: 2, author: 0 }, [2]],
  ],
  ['a name of the list above', [['Bibliotek'], [null], ['Title', 'Author'], ['Sult', 'Hamsun']], [{ title: 0, author: 1 }, [4]]],
  [
    'the first of equal columns',
    [
      ['Tittel', 'Title', 'Author'],
      ['Sult', 'Hunger', 'Hamsun'],
    ],
    [{ title: 0, author: 2 }, [2]],
  ],
  [
    'only some of them',
    [
      ['Tittel', 'Hylle'],
      ['Sult', 'A1'],
    ],
    [{ title: 0 }, [2]],
  ],
  ['none', [['Sult', 'Hamsun']], [{}, [1]]],
  ['no rows', [], [{}, []]],
])('finds the columns of a list with %s', (_name, lines, expected) => {
  expect(found(...lines)).toEqual(expected);
});

test('looks for headings in the first thirty rows only', () => {
  const before = (count: number) => [...Array.from({ length: count }, (): Cell[] => ['Bibliotek']), ['Tittel'], ['Sult']];
  expect(found(...before(29))[0]).toEqual({ title: 0 });
  expect(found(...before(30))[0]).toEqual({});
});
