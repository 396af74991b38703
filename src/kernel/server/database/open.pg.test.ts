import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { readCompanyIds, newCompany } from '../store-companies.ts';
import { notify } from './notify.ts';
import { connectDatabase } from './open.ts';
import { openPool } from './pool.ts';
import { refusalOf } from './requirements.ts';
import { tables } from './unit.ts';
import type { Unit } from './unit.ts';

const { database, connection } = await testDatabase();
const outside = new pg.Client(connection);
await outside.connect();
afterAll(() => outside.end());
await outside.query('create table number (n integer primary key)');

const db = tables<{ number: { n: number } }>();
const insert = (unit: Unit, n: number) => db(unit).insertInto('number').values({ n }).execute();
async function numbers(): Promise<number[]> {
  return (await outside.query<{ n: number }>('select n from number order by n')).rows.map((row) => row.n);
}
const setting = sql<{ company: string; account: string }>`
  select coalesce(current_setting('app.company_id', true), '') as company, coalesce(current_setting('app.account_id', true), '') as account`;

describe('a transaction', () => {
  test('that answers is committed', async () => {
    const id = await database.transaction(async (unit) => (await newCompany(database, unit)).id);
    expect(await database.transaction(readCompanyIds)).toContain(id);
  });

  test('that throws leaves nothing, and its error comes through', async () => {
    const work = database.transaction(async (unit) => {
      await insert(unit, 1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await numbers()).not.toContain(1);
  });

  test('with a failed statement saves nothing, even when the error is ignored', async () => {
    const work = database.transaction(async (unit) => {
      await insert(unit, 2);
      await insert(unit, 2).catch(() => undefined);
      return 'fine';
    });
    await expect(work).rejects.toThrow('nothing was saved');
    expect(await numbers()).not.toContain(2);
  });

  test('sends statements together, and one that fails fails those behind it', async () => {
    const work = database.transaction((unit) => Promise.all([insert(unit, 3), insert(unit, 3), insert(unit, 4)]));
    await expect(work).rejects.toThrow('number_pkey');
    expect(await numbers()).not.toContain(4);
  });

  test('refuses a statement that comes after its end', async () => {
    let late: Promise<unknown> = Promise.resolve();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await database.transaction(async (unit) => {
      late = ended.then(() => insert(unit, 5));
    });
    end();
    await expect(late).rejects.toThrow('after its transaction had ended');
    expect(await numbers()).not.toContain(5);
  });

  test('sees its company and account, and the next one on the connection sees neither', async () => {
    const accountId = '018f0000-0000-7000-8000-000000000000';
    const inside = await database.forCompany(7, ({ tx }) => setting.execute(tx), { accountId });
    expect(inside.rows).toEqual([{ company: '7', account: accountId }]);
    const after = await Promise.all(Array.from({ length: 8 }, () => database.transaction(({ tx }) => setting.execute(tx))));
    for (const { rows } of after) expect(rows).toEqual([{ company: '', account: '' }]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 31, "1'; drop table number; --" as unknown as number])(
    'is not opened for company %s',
    async (id) => {
      await expect(database.forCompany(id, () => Promise.resolve())).rejects.toThrow('is not a company id');
      await expect(database.transaction((unit) => database.enter(unit, id))).rejects.toThrow('is not a company id');
    },
  );

  test('whose work is done anew does not wait for the disk, and the next one on the connection does', async () => {
    // Databases of tests wait for no disk at all.
    await outside.query(`alter database ${connection.database} set synchronous_commit = on`);
    const careful = await connectDatabase(connection, { poolSize: 1 });
    const wait = async ({ tx }: Unit) =>
      (await sql<{ wait: string }>`select current_setting('synchronous_commit') as wait`.execute(tx)).rows[0]?.wait;
    expect(await careful.forCompany(7, wait, { canBeRedone: true })).toBe('off');
    expect(await careful.forCompany(7, wait)).toBe('on');
    await careful.close();
  });

  test('is not opened for an account that is no UUID', async () => {
    await expect(database.transaction(() => Promise.resolve(), { accountId: "'; --" })).rejects.toThrow('must be a UUID');
  });

  test('counts its opening, each statement and its closing', async () => {
    const before = database.statements();
    await database.transaction((unit) => db(unit).selectFrom('number').select('n').execute());
    expect(database.statements() - before).toBe(3);
  });

  test('whose connection breaks is refused, and the next one works', async () => {
    const work = database.transaction(async ({ tx }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await outside.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select pg_sleep(1)`.execute(tx);
    });
    // What is said depends on how far the next statement came: terminated, not queryable, broken pipe.
    await expect(work).rejects.toThrow();
    expect((await database.transaction(({ tx }) => setting.execute(tx))).rows).toHaveLength(1);
  });

  test('that loses against another tells its caller instead of running twice', async () => {
    await outside.query('insert into number values (100), (101)');
    let runs = 0;
    let holding = 0;
    const lock = ({ tx }: Unit, n: number) => sql`select from number where n = ${n} for update`.execute(tx);
    const { promise: eachHasOne, resolve: goOn } = Promise.withResolvers<void>();
    const both = [100, 101].map((first) =>
      database.transaction(async (unit) => {
        runs += 1;
        await lock(unit, first);
        holding += 1;
        if (holding === 2) goOn();
        await eachHasOne;
        await lock(unit, first === 100 ? 101 : 100);
      }),
    );
    const results = await Promise.allSettled(both);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refused).toEqual(['40P01']);
    expect(runs).toBe(2);
  });
});

describe('a statement that reads by itself', () => {
  test('counts as one, and sees no company and no account, whoever used the connection before', async () => {
    const small = await connectDatabase(connection, { poolSize: 1 });
    const { id } = await database.transaction((unit) => newCompany(database, unit));
    await small.forCompany(id, ({ tx }) => setting.execute(tx));
    const before = small.statements();
    const { rows } = await small.read(({ tx }) => setting.execute(tx));
    expect(rows).toEqual([{ company: '', account: '' }]);
    expect(small.statements() - before).toBe(1);
    await small.close();
  });

  test('cannot write, because the connection only reads outside a transaction', async () => {
    await expect(database.read((unit) => insert(unit, 40))).rejects.toThrow('read-only');
    expect(await numbers()).not.toContain(40);
  });

  test('is the only one; a second needs a transaction', async () => {
    const twice = database.read(async ({ tx }) => [await setting.execute(tx), await setting.execute(tx)]);
    await expect(twice).rejects.toThrow('need a transaction');
  });
});

test('outside a transaction a pooled connection cannot write, so nothing runs by itself when begin is refused', async () => {
  const pool = openPool(connection, 1, () => undefined);
  const client = await pool.connect();
  const begin = client.query('begin; select no_such_function()');
  const behind = client.query('select txid_current_if_assigned()');
  const [first, second] = await Promise.allSettled([begin, behind]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  await client.query('rollback');
  const [refusedBegin, write] = await Promise.allSettled([client.query('begin nonsense'), client.query('insert into number values (6)')]);
  expect(refusedBegin.status).toBe('rejected');
  expect(write).toMatchObject({ status: 'rejected', reason: { code: '25006' } });
  client.release();
  await pool.end();
  expect(await numbers()).not.toContain(6);
});

test('columns arrive exactly: dates and numerics as text, moments as Date, int8 as a number', async () => {
  const { rows } = await database.transaction(({ tx }) =>
    sql`select date '2026-11-21' as day, timestamptz '2026-11-21 10:00+01' as moment, 12345678901234.10::numeric as amount, 9007199254740991::int8 as count,
      array[date '2026-01-02', null] as days, array[1.10, 2.20]::numeric[] as amounts, array[1, 2]::int8[] as counts, true as flag, null::date as none`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([
    {
      day: '2026-11-21',
      moment: new Date('2026-11-21T09:00:00Z'),
      amount: '12345678901234.10',
      count: 9007199254740991,
      days: ['2026-01-02', null],
      amounts: ['1.10', '2.20'],
      counts: [1, 2],
      flag: true,
      none: null,
    },
  ]);
  const tooLarge = database.transaction(({ tx }) => sql`select 9007199254740993::int8 as count`.execute(tx));
  await expect(tooLarge).rejects.toThrow('too large to be read exactly');
});

describe('listening', () => {
  async function heard(list: readonly string[], count: number): Promise<void> {
    for (let turn = 0; turn < 5000 && list.length < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  test('hears what a transaction notified once it commits, and no more after it is ended', async () => {
    const list: string[] = [];
    const stop = await database.listen('news', (payload) => list.push(payload));
    await database.transaction(async (unit) => notify(unit, 'news', 'one'));
    await database
      .transaction(async (unit) => {
        notify(unit, 'news', 'never');
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.transaction(async (unit) => notify(unit, 'news', 'two'));
    await heard(list, 2);
    await stop();
    await database.transaction(async (unit) => notify(unit, 'news', 'three'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(list).toEqual(['one', 'two']);
  });

  test('comes back by itself when its connection breaks, and says so', async () => {
    const list: string[] = [];
    const stop = await database.listen(
      'more',
      (payload) => list.push(payload),
      () => list.push('reconnected'),
    );
    await outside.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    await heard(list, 1);
    await database.transaction(async (unit) => notify(unit, 'more', 'after'));
    await heard(list, 2);
    await stop();
    expect(list).toEqual(['reconnected', 'after']);
  });

  test('refuses what is no channel name', async () => {
    await expect(database.listen('a"; drop', () => undefined)).rejects.toThrow('is not a channel name');
  });
});

describe('opening', () => {
  const good = {
    version: 150_000,
    version_text: '15.0',
    role: 'samspill',
    superuser: false,
    bypassrls: false,
    collation: true,
    encoding: 'UTF8',
  };
  test.each([
    [good, undefined],
    [{ ...good, version: 140_012, version_text: '14.12' }, 'PostgreSQL 15 or newer is needed, and the database is 14.12.'],
    [
      { ...good, superuser: true },
      'The database role "samspill" may bypass row-level security; use a role that is neither superuser nor has bypassrls.',
    ],
    [
      { ...good, bypassrls: true },
      'The database role "samspill" may bypass row-level security; use a role that is neither superuser nor has bypassrls.',
    ],
    [{ ...good, collation: false }, 'The database has no collation "nb-x-icu"; use a PostgreSQL that is built with ICU.'],
    [{ ...good, encoding: 'LATIN1' }, 'The database must be encoded in UTF8, and this one is in LATIN1.'],
  ])('%# answers what is missing', (facts, refusal) => {
    expect(refusalOf(facts)).toBe(refusal);
  });

  test('says in one sentence that the database does not answer', async () => {
    const nowhere = connectDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' });
    await expect(nowhere).rejects.toThrow(/^The database does not answer: .*ECONNREFUSED/);
  });
});
