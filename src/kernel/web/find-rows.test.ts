import { expect, test } from 'vitest';
import { countValues, findRows, type RowRules } from './find-rows.ts';

interface TestRow {
  name: string;
  colour?: string;
  size: number;
}

const things: readonly TestRow[] = [
  { name: 'Åre', colour: 'brown', size: 9 },
  { name: 'Ball', colour: 'red', size: 10 },
  { name: 'Anker', size: 100 },
  { name: 'Rød ball', colour: 'red', size: 9 },
];
const rules: RowRules<TestRow> = {
  textOf: ({ name, colour }) => `${name} ${colour ?? ''}`,
  filters: { colour: ({ colour }) => colour },
  sorts: { name: ({ name }) => name, size: ({ size }) => size },
};
const all = { search: '', filters: {}, sort: undefined, locale: 'nb' };
const found = (wanted: Partial<Parameters<typeof findRows>[1]>) => findRows(things, { ...all, ...wanted }, rules).map(({ name }) => name);

test.each<[string, Parameters<typeof found>[0], string[]]>([
  ['stands in its first order, by the language', {}, ['Anker', 'Ball', 'Rød ball', 'Åre']],
  ['is turned round', { sort: { by: 'name', direction: 'desc' } }, ['Åre', 'Rød ball', 'Ball', 'Anker']],
  [
    'compares numbers as numbers, equal ones by the first order',
    { sort: { by: 'size', direction: 'asc' } },
    ['Rød ball', 'Åre', 'Ball', 'Anker'],
  ],
  [
    'keeps equal ones in the first order also when turned round',
    { sort: { by: 'size', direction: 'desc' } },
    ['Anker', 'Ball', 'Rød ball', 'Åre'],
  ],
  ['takes an unknown order for the first', { sort: { by: 'weight', direction: 'asc' } }, ['Anker', 'Ball', 'Rød ball', 'Åre']],
  ['finds every word in any case', { search: 'BALL rØ' }, ['Rød ball']],
  ['finds one of several values', { filters: { colour: ['red', 'green'] } }, ['Ball', 'Rød ball']],
  ['leaves out rows without a value', { filters: { colour: ['brown'] } }, ['Åre']],
  ['takes a filter without values for none', { filters: { colour: [] } }, ['Anker', 'Ball', 'Rød ball', 'Åre']],
  ['takes only rows that match both', { search: 'ball', filters: { colour: ['brown'] } }, []],
])('a list %s', (_name, wanted, names) => {
  expect(found(wanted)).toEqual(names);
});

test('a list without orders stays as it came', () => {
  const asTheyCame: RowRules<TestRow> = { textOf: ({ name }) => name };
  expect(findRows(things, { ...all, sort: { by: 'name', direction: 'asc' } }, asTheyCame)).toEqual(things);
});

test('counts the values that occur', () => {
  expect([...countValues(things, ({ colour }) => colour)]).toEqual([
    ['brown', 1],
    ['red', 2],
  ]);
});
