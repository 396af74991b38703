import { describe, expect, test } from 'vitest';
import { ask, constraints, things } from '../../testing/backup.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { formerDatabase } from '../../testing/former-database.ts';
import { ConfigFault } from '../read-config.ts';
import { connect } from './connection.ts';
import type { Connection } from './connection.ts';
import { baselines, formerMigrations } from './former-migrations.ts';
import { migrate } from './migrate.ts';
import { migrationFiles } from './migration-files.ts';

const formerNames = Object.keys(formerMigrations);
const lastFormer = formerNames.at(-1);
const recorded = 'select name, checksum from migration order by name';
const policies = `select tablename, policyname, cmd, qual, with_check from pg_policies where schemaname = 'public' order by 1, 2`;

async function run(connection: Connection, text: string): Promise<void> {
  await ask(connection, text);
}

describe('a database that has had all migrations from before the baselines', () => {
  test('is marked as up to date by one of several processes, and keeps its rows', async () => {
    const connection = await formerDatabase();
    await run(connection, 'insert into known_company default values');
    expect(await Promise.all([migrate(connection), migrate(connection), migrate(connection)])).toEqual([[], [], []]);
    expect(await ask(connection, recorded)).toEqual(migrationFiles().map(({ name, checksum }) => ({ name, checksum })));
    expect(await ask(connection, 'select count(*)::integer as companies from known_company')).toEqual([{ companies: 1 }]);
  });

  test('has the policies and the function of a new one then', async () => {
    const [old, fresh] = [await formerDatabase(), await emptyDatabase()];
    expect(await ask(old, policies)).toContainEqual(expect.objectContaining({ policyname: 'company' }));
    for (const connection of [old, fresh]) await migrate(connection);
    expect(await ask(old, policies)).toEqual(await ask(fresh, policies));
    expect(await ask(old, constraints)).toEqual(await ask(fresh, constraints));
    await run(old, `create table thing (company_id integer, id integer); select make_company_table('thing', 'id')`);
  });

  test('has migrations of later versions run on it, and keeps those of versions that are newer still', async () => {
    const connection = await formerDatabase();
    await run(connection, `insert into migration (name, checksum, applied_at) values ('2099-02-01-0000-newer.sql', 'newer', now())`);
    expect(await migrate(connection, [...migrationFiles(), things])).toEqual([things.name]);
    const { length } = await ask(connection, recorded);
    expect(length).toBe(migrationFiles().length + 2);
  });

  test('stays as it was when it cannot be marked', async () => {
    const connection = await formerDatabase();
    await run(connection, 'create function make_company_table(text, text, variadic text[]) returns void language sql as $$ $$');
    const before = await ask(connection, recorded);
    await expect(migrate(connection)).rejects.toThrow('function "make_company_table" already exists');
    expect(await ask(connection, recorded)).toEqual(before);
  });
});

describe('a database that has had other migrations from before the baselines', () => {
  const form = 'in a form that this version does not know; go on with the version that made it, or start with an empty database.';
  test.each([
    [
      'some of them',
      `delete from migration where name in ('${formerNames[3]}', '${lastFormer}')`,
      `The database lacks 2 of 44 migrations from before the baselines, the first of them ${formerNames[3]}; start the last version that has it once, then this one.`,
    ],
    [
      'one with another checksum',
      `update migration set checksum = repeat('0', 64) where name = '${lastFormer}'`,
      `The database has had the migration ${lastFormer} ${form}`,
    ],
    [
      'one that is in no version',
      `insert into migration (name, checksum, applied_at) values ('2026-11-22-0300-audit-actor.sql', 'x', now())`,
      `The database has had the migration 2026-11-22-0300-audit-actor.sql ${form}`,
    ],
  ])('is refused and left alone: %s', async (_, spoil, message) => {
    const connection = await formerDatabase();
    await run(connection, spoil);
    const before = await ask(connection, recorded);
    const error = await migrate(connection).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigFault);
    expect(error).toMatchObject({ message });
    expect(await ask(connection, recorded)).toEqual(before);
    expect(await ask(connection, policies)).toContainEqual(expect.objectContaining({ policyname: 'company' }));
  });
});

test('every baseline is there, and no other migration is older', () => {
  const names = migrationFiles().map(({ name }) => name);
  expect(names.slice(0, baselines.length)).toEqual(baselines);
});

describe('make_company_table', async () => {
  const connection = await emptyDatabase();
  await migrate(connection);
  await run(
    connection,
    `create table box (company_id integer, name text, shelf integer);
     create table thing (company_id integer, id uuid, box_name text, box_shelf integer, parent_id uuid);
     create table box_count (company_id integer, count integer);
     select make_company_table('box', 'name, shelf', 'company_id references known_company on delete cascade');
     select make_company_table('thing', 'id', 'box_name, box_shelf references box on delete cascade',
       'parent_id references thing on delete set null');
     select make_company_table('box_count', '', 'company_id references known_company')`,
  );

  test('gives keys that begin with the company and never leave it', async () => {
    const keys = (await ask(connection, constraints)).filter(
      ({ table, name }) =>
        // PostgreSQL lists what is never null as a constraint from version 18 on.
        ['box', 'thing', 'box_count'].includes(table) && !name.endsWith('_not_null'),
    );
    expect(keys.map(({ table, definition }) => `${table}: ${definition}`)).toEqual([
      'box: FOREIGN KEY (company_id) REFERENCES known_company(company_id) ON DELETE CASCADE',
      'box: PRIMARY KEY (company_id, name, shelf)',
      'box_count: FOREIGN KEY (company_id) REFERENCES known_company(company_id)',
      'box_count: PRIMARY KEY (company_id)',
      'thing: FOREIGN KEY (company_id, box_name, box_shelf) REFERENCES box(company_id, name, shelf) ON DELETE CASCADE',
      'thing: FOREIGN KEY (company_id, parent_id) REFERENCES thing(company_id, id) ON DELETE SET NULL (parent_id)',
      'thing: PRIMARY KEY (company_id, id)',
    ]);
  });

  test('shows and accepts rows of the current company only, to the owner as well', async () => {
    const client = await connect(connection);
    const enter = (id: string) => client.query("select set_config('app.company_id', $1, false)", [id]);
    const add = (id: number) => client.query('insert into box (company_id, name, shelf) values ($1, $2, 1)', [id, 'a']);
    const see = async () => (await client.query<{ company_id: number }>('select company_id from box')).rows;
    await client.query('insert into known_company (company_id) values (1), (2)');
    await enter('1');
    await add(1);
    await expect(add(2)).rejects.toThrow('new row violates row-level security policy for table "box"');
    expect(await see()).toEqual([{ company_id: 1 }]);
    await enter('2');
    expect(await see()).toEqual([]);
    await enter('');
    expect(await see()).toEqual([]);
    await client.end();
  });

  test.each(['parent_id', 'parent_id references thing on delete set default', 'references thing', 'a references b; drop table c'])(
    'refuses what is no foreign key: %s',
    async (foreignKey) => {
      const text = `create table other (company_id integer, id uuid); select make_company_table('other', 'id', '${foreignKey}')`;
      await expect(run(connection, text)).rejects.toThrow(`not a foreign key of other: ${foreignKey}`);
      expect(await ask(connection, "select to_regclass('other') as other")).toEqual([{ other: null }]);
    },
  );
});
