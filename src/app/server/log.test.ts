import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { loggedError } from './log.ts';

const { database } = await testDatabase();

async function faultOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return database.transaction(({ tx }) => statement.execute(tx)).catch((error: unknown) => error);
}

test.each([
  ['a value of the wrong type', sql`select ${'Kari Nordmann'}::integer`, '22P02'],
  [
    'a second row of a key',
    sql`insert into rate_limit (key, hits, window_ends_at) values ('Kari Nordmann', 1, now()), ('Kari Nordmann', 1, now())`,
    '23505',
  ],
  ['a missing value', sql`insert into rate_limit (key, window_ends_at) values ('Kari Nordmann', null)`, '23502'],
  ['an exception of a function', sql`do $$ begin raise exception 'Kari Nordmann'; end $$`, 'P0001'],
])('the log says of %s what failed and where, and not with which value', async (_name, statement, code) => {
  const logged = loggedError(new Error('A job failed', { cause: await faultOf(statement) }));
  expect(logged).toMatchObject({ type: 'Error', message: 'A job failed', cause: { code } });
  expect(JSON.stringify(logged)).not.toContain('Nordmann');
});

test('the log keeps names of tables and constraints', async () => {
  const fault = await faultOf(sql`insert into rate_limit (key, hits, window_ends_at) values ('a', 1, now()), ('a', 1, now())`);
  expect(loggedError(fault)).toMatchObject({
    table: 'rate_limit',
    constraint: 'rate_limit_pkey',
    message: expect.stringContaining('duplicate key'),
  });
});

test('the log names the type of what is no error', () => {
  expect(loggedError('Kari Nordmann')).toBe('string');
});
