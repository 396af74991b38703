import { expect, test } from 'vitest';
import type { ListFormat } from '#kernel/contract/list-export.ts';
import { exportRows, fileColumns } from './export-rows.ts';

interface ExportRequest {
  rows: string[];
  columns: ('name' | 'role')[];
  format: ListFormat;
}
const row = (id: string) => ({ id });
const { signal } = new AbortController();

function started(found: readonly { id: string }[] | undefined) {
  const asked: ExportRequest[] = [];
  const ask = (body: ExportRequest) => {
    asked.push(body);
    return Promise.resolve(new Blob());
  };
  return { asked, ...exportRows({ columns: ['name', 'role'], found, idOf: ({ id }) => id }, ask) };
}

test.each([
  ['everything that is found', undefined, ['b', 'a', 'c']],
  ['what is selected', [row('a')], ['a']],
])('asks for %s, in the order of the screen', async (_, selected, rows) => {
  const { asked, file } = started([row('b'), row('a'), row('c')]);
  await file({ columns: ['role', 'name'], format: 'csv', selected }, signal);
  expect(asked).toEqual([{ rows, columns: ['role', 'name'], format: 'csv' }]);
});

test('asks for all columns of a file that one of the screen is', async () => {
  expect(fileColumns(['who', 'what', 'at'], ['at', 'sentence'], { sentence: ['who', 'what'] })).toEqual(['at', 'who', 'what']);
});

test('leaves out a column that no file has', async () => {
  const { asked, file } = started(undefined);
  await file({ columns: ['name', 'picture'], format: 'xlsx', selected: [row('a')] }, signal);
  expect(asked).toEqual([{ rows: ['a'], columns: ['name'], format: 'xlsx' }]);
});
