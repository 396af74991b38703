import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { connectDatabase } from './open.ts';
import type { OpenedDatabase } from './open.ts';
import { tables } from './unit.ts';
import type { Unit } from './unit.ts';

const { connection } = await testDatabase();
const outside = new pg.Client(connection);
await outside.connect();
afterAll(() => outside.end());
await outside.query('create table number (n integer primary key, word text not null)');
await outside.query('create table pair (n integer, constraint twin foreign key (n) references number deferrable initially deferred)');

const db = tables<{ number: { n: number; word: string }; pair: { n: number } }>();
const warned: unknown[] = [];
const log = { info: () => undefined, warn: (facts: object) => void warned.push(facts) };

/** A database of one connection, so that each transaction meets what the one before has prepared. */
async function opened(preparedStatements?: number): Promise<OpenedDatabase> {
  const database = await connectDatabase(connection, { poolSize: 1, log, ...(preparedStatements !== undefined && { preparedStatements }) });
  afterAll(() => database.close());
  return database;
}

const count = (database: OpenedDatabase) =>
  database.transaction(async ({ tx }) => {
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx);
    return rows.length;
  });
const ask = (text: string) => (unit: Unit) => sql.raw<Record<string, unknown>>(text).execute(unit.tx);
const times = async (turns: number, work: () => Promise<unknown>) => {
  for (let turn = 0; turn < turns; turn += 1) await work();
};

describe('a statement', () => {
  test('is prepared on its connection from its second use', async () => {
    const database = await opened();
    await database.transaction(ask('select 1 as one'));
    expect(await count(database)).toBe(0);
    await times(3, () => database.transaction(ask('select 1 as one')));
    // The one that counts is prepared by now, too.
    expect(await count(database)).toBe(2);
  });

  test('is not prepared where that is turned off', async () => {
    const database = await opened(0);
    await times(3, () => database.transaction(ask('select 1 as one')));
    expect(await count(database)).toBe(0);
    expect(await count(database)).toBe(0);
  });

  test('is one of so many at most, however many different ones are sent', async () => {
    const database = await opened(5);
    for (let n = 0; n < 40; n += 1) {
      await times(2, () => database.transaction(ask(`select ${n} as n`)));
      expect(await count(database)).toBeLessThanOrEqual(5);
    }
  });
});

describe('a migration under a running process', () => {
  const change = (type: string) => outside.query(`alter table number alter column word type ${type} using word::${type}`);
  const word = async (unit: Unit) => (await db(unit).selectFrom('number').select('word').where('n', '=', 1).execute())[0]?.word;

  test('that gives a column another type is not felt: not by a first statement, not by a later one, not by a read of its own', async () => {
    await outside.query("insert into number values (1, '7')");
    const database = await opened();
    const write = (n: number) => (unit: Unit) => db(unit).insertInto('number').values({ n, word: '8' }).execute();
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await database.transaction(word)).toBe('7');
      expect(await database.read(word)).toBe('7');
      await database.transaction(write(10 + turn));
    }
    await change('integer');
    expect(await database.transaction(word)).toBe(7);
    expect(await database.transaction(word)).toBe(7);
    await change('text');
    expect(await database.read(word)).toBe('7');
    await times(2, () => database.transaction(word));
    await change('integer');
    const both = await database.transaction(async (unit) => {
      await db(unit).insertInto('pair').values({ n: 1 }).execute();
      return word(unit);
    });
    expect(both).toBe(7);
    expect((await outside.query('select n from pair')).rows).toEqual([{ n: 1 }]);
    await change('text');
  });

  test('reaches every connection of the pool at once', async () => {
    const database = await connectDatabase(connection, { poolSize: 3, log });
    const together = () => Promise.all(Array.from({ length: 3 }, () => database.transaction(word)));
    await times(4, together);
    await change('integer');
    let runs = 0;
    const counted = (unit: Unit) => {
      runs += 1;
      return word(unit);
    };
    await database.transaction(counted);
    expect(runs).toBe(2);
    await Promise.all(Array.from({ length: 3 }, () => database.transaction(counted)));
    expect(runs).toBe(5);
    await database.close();
    await change('text');
  });

  test('does not hide an error of the work itself', async () => {
    const database = await opened();
    await times(3, () => database.transaction(word));
    await expect(database.transaction(ask('select no_such_column from number'))).rejects.toThrow('no_such_column');
  });
});

describe('a transaction that may answer first', () => {
  test('waits for its commit when it changed something', async () => {
    const database = await opened();
    const work = database.transaction((unit) => db(unit).insertInto('pair').values({ n: 404 }).execute(), { answersFirst: true });
    await expect(work).rejects.toThrow('twin');
  });

  test('that only read is answered although its end fails, and its connection is given up', async () => {
    const database = await opened();
    const pid = () =>
      database.transaction(async ({ tx }) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid);
    const before = await pid();
    const answer = await database.transaction(
      async (unit) => {
        await ask('select no_such_column')(unit).catch(() => undefined);
        return 'answer';
      },
      { answersFirst: true },
    );
    expect(answer).toBe('answer');
    expect(await pid()).not.toBe(before);
    expect(warned).toEqual([{ err: expect.objectContaining({ message: expect.stringContaining('nothing was saved') }) }]);
  });
});
