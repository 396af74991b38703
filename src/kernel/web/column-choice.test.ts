import { describe, expect, test } from 'vitest';
import type { Column } from '#ui/table/column.ts';
import { arrangeColumns, columnChoiceOf, widthWithin } from './column-choice.ts';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({ key, header: key, cell: () => key, ...more });
const columns = [
  column('name', { isPrimary: true }),
  column('invitation', { isAlwaysShown: true }),
  column('team'),
  column('email'),
  column('phone'),
];
const none = { keys: undefined, widths: {} };
const keysOf = (choice: Parameters<typeof arrangeColumns>[1], usual?: readonly string[]) =>
  arrangeColumns(columns, choice, usual).map(({ key }) => key);

describe('the columns of a list', () => {
  test.each<[string, Parameters<typeof keysOf>, string[]]>([
    ['are all of them when nothing was chosen', [none], ['name', 'invitation', 'team', 'email', 'phone']],
    ['are the usual ones until some are chosen', [none, ['phone']], ['name', 'invitation', 'phone']],
    ['stand in the chosen order', [{ ...none, keys: ['phone', 'team'] }, ['email']], ['name', 'invitation', 'phone', 'team']],
    ['leave out what is gone', [{ ...none, keys: ['fax', 'email'] }], ['name', 'invitation', 'email']],
    ['keep those that always stand', [{ ...none, keys: [] }], ['name', 'invitation']],
    ['show one that always stands once', [{ ...none, keys: ['name', 'invitation', 'team'] }], ['name', 'invitation', 'team']],
  ])('%s', (_name, asked, keys) => {
    expect(keysOf(...asked)).toEqual(keys);
  });

  test('have the width that they were given, also the first', () => {
    const widths = { name: 20, team: 6.25, fax: 9 };
    expect(arrangeColumns(columns, { keys: ['team', 'email'], widths }, undefined).map(({ exactWidth }) => exactWidth)).toEqual([
      20,
      undefined,
      6.25,
      undefined,
    ]);
  });
});

test.each([
  [['team', 'email'], { keys: ['team', 'email'], widths: {} }],
  [
    { keys: ['team'], widths: { team: 12 } },
    { keys: ['team'], widths: { team: 12 } },
  ],
  [{ widths: { team: 900, email: -1, phone: 'wide' } }, { keys: undefined, widths: { team: 40, email: 4 } }],
  [{ keys: ['team', 7, null] }, { keys: ['team'], widths: {} }],
  [undefined, none],
  [null, none],
  ['team', none],
])('reads what was kept: %j', (kept, expected) => {
  expect(columnChoiceOf(kept)).toEqual(expected);
});

test.each([
  [3.9, 4],
  [4.1, 4],
  [4.2, 4.25],
  [40.1, 40],
])('a width of %f rem becomes %f', (width, expected) => {
  expect(widthWithin(width)).toBe(expected);
});
