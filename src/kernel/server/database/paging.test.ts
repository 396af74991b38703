import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bind } from './kysely.ts';
import { pageClause, partClause } from './paging.ts';

const { tx } = bind(() => Promise.reject(new Error('Nothing is sent')));

test.each([
  ['the first page', pageClause({ page: 1, pageSize: 50 }), 'limit 50', []],
  ['the last page that is usual', pageClause({ page: 6, pageSize: 50 }), 'limit 50 offset 250', []],
  ['a page far behind', pageClause({ page: 8, pageSize: 50 }), 'limit 50 offset $1', [350]],
  ['a size that somebody made up', pageClause({ page: 2, pageSize: 37 }), 'limit $1 offset $2', [37, 37]],
  ['a part from the beginning', partClause({ limit: 25 }), 'limit 25', []],
  ['no rows', partClause({ limit: 0, offset: 10_000 }), 'limit $1 offset $2', [0, 10_000]],
])('%s has its usual numbers in the statement, and others as values', (_, clause, text, values) => {
  const compiled = sql`${clause}`.compile(tx);
  expect([compiled.sql, compiled.parameters]).toEqual([text, values]);
});
