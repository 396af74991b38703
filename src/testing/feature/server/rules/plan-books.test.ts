import { expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { bookKey, planBooks } from './plan-books.ts';

const known = new Set([bookKey({ title: 'Sult', author: 'Knut Hamsun' })]);
const planned = (...lines: Cell[][]) =>
  planBooks(
    lines.map((cells, index) => ({ number: index + 1, cells })),
    known,
  )?.map(({ number, fate, field }) => [number, fate, field]);
const titled: Cell[] = ['Tittel', 'Forfatter'];

test.each<[string, Cell[], unknown[]]>([
  ['a new book', ['Pan', 'Knut Hamsun'], ['create', null]],
  ['one that is there, in other letters', ['SULT', 'knut hamsun'], ['unchanged', null]],
  ['one without title', [null, 'Knut Hamsun'], ['refuse', 'title']],
  ['one without author', ['Pan', ' '], ['refuse', 'author']],
  ['a title of 200 letters', ['a'.repeat(200), 'Knut Hamsun'], ['create', null]],
  ['a title of 201 letters', ['a'.repeat(201), 'Knut Hamsun'], ['refuse', 'title']],
])('the row of %s', (_name, cells, expected) => {
  expect(planned(titled, cells)).toEqual([[2, ...expected]]);
});

test('a book that stands twice in the list is added once', () => {
  expect(planned(titled, ['Pan', 'Hamsun'], ['Pan', 'Hamsun'])?.map(([, fate]) => fate)).toEqual(['create', 'unchanged']);
});

test('a list without titles or authors is none', () => {
  expect(planned(['Tittel'], ['Pan'])).toBeUndefined();
  expect(planned(['Pan', 'Hamsun'])).toBeUndefined();
});
