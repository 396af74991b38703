import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { breaking, catalogueRules } from '../../testing/catalogue.ts';
import { emptyDatabase, testDatabase } from '../../testing/database.ts';
import { globalTables } from './global-tables.ts';
import { newCompany } from '../store-companies.ts';
import { tables } from './unit.ts';
import type { Company, Unit } from './unit.ts';

const { database, connection } = await testDatabase();

async function open(to: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(to);
  await client.connect();
  afterAll(() => client.end());
  return client;
}

const product = await open(connection);
const company = `(company_id = nullif(current_setting('app.company_id', true), '')::integer)`;

describe('every table of the product', () => {
  test.each(catalogueRules)('%s', async (rule) => {
    expect(await breaking(product, rule)).toEqual([]);
  });

  test('that is listed as global is there, and has its reason', async () => {
    const { rows } = await product.query<{ name: string }>(`select relname as name from pg_class where relkind in ('r', 'p')`);
    const names = rows.map((row) => row.name);
    expect(Object.keys(globalTables).filter((name) => !names.includes(name))).toEqual([]);
    for (const reason of Object.values(globalTables)) expect(reason.length).toBeGreaterThan(20);
  });

  test('belongs to a role that cannot bypass row-level security', async () => {
    const { rows } = await product.query(`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`);
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    const { rows: others } = await product.query(
      `select tablename from pg_tables where schemaname = 'public' and tableowner <> current_user`,
    );
    expect(others).toEqual([]);
  });
});

describe('the rules of the catalogue catch', async () => {
  const spoilt = await open(await emptyDatabase());
  await spoilt.query(`
    create table known_company (company_id integer primary key);
    create table good (company_id integer not null references known_company, id uuid not null, primary key (company_id, id));
    create table no_company (id uuid primary key);
    create table no_security (company_id integer not null references known_company, id uuid, primary key (company_id, id));
    create table loose_key (company_id integer not null references known_company, id uuid primary key, number integer unique);
    create table stray (company_id integer not null, id uuid, good_company integer, good_id uuid, account_id uuid, primary key (company_id, id),
      constraint crossing foreign key (good_company, good_id) references good);
    create table no_index (company_id integer not null, id uuid, good_id uuid, primary key (company_id, id),
      constraint slow foreign key (company_id, good_id) references good);`);
  for (const table of ['good', 'loose_key', 'stray', 'no_index']) {
    await spoilt.query(`alter table ${table} enable row level security; alter table ${table} force row level security`);
    await spoilt.query(`create policy own on ${table} using ${company} with check ${table === 'stray' ? '(true)' : company}`);
  }
  const found = ['no_company', 'no_security'];
  test.each(
    [
      [['no_company']],
      [found],
      [[...found, 'stray']],
      [['stray.own']],
      [['loose_key', 'no_company']],
      [['loose_key_number_key', 'loose_key_pkey', 'no_company_pkey']],
      [['stray.crossing']],
      [['no_index.slow', 'stray.crossing']],
      [['no_company', 'stray']],
    ].map(([names], index) => [catalogueRules[index] ?? '', names ?? []] as const),
  )('what breaks "%s"', async (rule, names) => {
    expect(await breaking(spoilt, rule)).toEqual(names);
  });
});

describe('rows of a company', async () => {
  await product.query(`
    create table thing (company_id integer not null references known_company, id integer not null, primary key (company_id, id));
    alter table thing enable row level security;
    alter table thing force row level security;
    create policy own on thing using ${company} with check ${company}`);
  const db = tables<{ thing: { company_id: number; id: number } }>();
  const add = (unit: Unit, companyId: number) => db(unit).insertInto('thing').values({ company_id: companyId, id: 1 }).execute();
  const see = (unit: Unit) => db(unit).selectFrom('thing').select('company_id').execute();
  const found = (): Promise<Company> => database.transaction((unit) => newCompany(database, unit));
  const mine = (await found()).id;
  const theirs = (await found()).id;
  for (const id of [mine, theirs]) await database.forCompany(id, (unit) => add(unit, id));

  test('are seen by the company alone', async () => {
    expect(await database.forCompany(mine, see)).toEqual([{ company_id: mine }]);
    expect(await database.forCompany(theirs, see)).toEqual([{ company_id: theirs }]);
  });

  test('are not seen by a call without a company', async () => {
    expect(await database.transaction(see)).toEqual([]);
  });

  test('cannot be forged, moved, changed or deleted by another company', async () => {
    const refused = 'new row violates row-level security policy for table "thing"';
    await expect(database.forCompany(mine, (unit) => add(unit, theirs))).rejects.toThrow(refused);
    await expect(database.transaction((unit) => add(unit, theirs))).rejects.toThrow(refused);
    const move = (unit: Unit) => db(unit).updateTable('thing').set({ company_id: theirs }).execute();
    await expect(database.forCompany(mine, move)).rejects.toThrow(refused);
    await database.forCompany(mine, (unit) => db(unit).deleteFrom('thing').where('company_id', '=', theirs).execute());
    expect(await database.forCompany(theirs, see)).toEqual([{ company_id: theirs }]);
  });

  test('are reached by entering the company within an open transaction', async () => {
    const seen = await database.transaction(async (unit) => [
      await see(unit),
      await see(await database.enter(unit, mine)),
      await see(unit),
    ]);
    expect(seen).toEqual([[], [{ company_id: mine }], [{ company_id: mine }]]);
  });

  test('stay apart when many companies use the same connections at once', async () => {
    const ids = [mine, theirs];
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        database.forCompany(ids[turn % 2] ?? 0, async (unit) => [
          unit.id,
          await see(unit),
          await sql`select pg_sleep(0.002)`.execute(unit.tx).then(() => see(unit)),
        ]),
      ),
    );
    for (const [id, first, second] of seen) {
      expect(first).toEqual([{ company_id: id }]);
      expect(second).toEqual(first);
    }
  });
});
