import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { quoted, tableShapes } from '../server/database/backup/schema.ts';
import { connect } from '../server/database/connection.ts';
import type { Connection } from '../server/database/connection.ts';
import { newCompany } from '../server/store-companies.ts';
import { migrate } from '../server/database/migrate.ts';
import { migrationFiles } from '../server/database/migration-files.ts';
import type { MigrationFile } from '../server/database/migration-files.ts';
import type { OpenedDatabase } from '../server/database/open.ts';
import type { SecretKey } from '../server/key-file.ts';
import { emptyDatabase, openTestDatabase } from './database.ts';

/** The time at which test backups are made. */
export const now = new Date('2026-11-21T10:00:00Z');

/** Columns of every kind, circular references, sequences, and a trigger that forbids changes. */
export const things: MigrationFile = {
  name: '2099-01-01-0000-things.sql',
  checksum: 'things',
  text: `
    create sequence thing_number start 100;
    create table thing_kind (id integer generated always as identity primary key, name text not null);
    create table thing (
      company_id integer not null, id integer not null, parent_id integer, box_id integer, kind_id integer references thing_kind,
      text text, bytes bytea, amount numeric, real float8, moment timestamptz, day date, flag boolean, list text[], json jsonb,
      length integer generated always as (length(text)) stored);
    select make_company_table('thing', 'id', 'company_id references known_company', 'parent_id references thing');
    create table box (company_id integer not null, id integer not null, thing_id integer not null);
    select make_company_table('box', 'id', 'thing_id references thing on delete cascade');
    alter table thing add foreign key (company_id, box_id) references box;
    create index on thing (company_id, parent_id);
    create index on thing (company_id, box_id);
    create index on box (company_id, thing_id);
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'things are made by hand'; end $$;
    create trigger by_hand before insert on box for each row when (new.id = 77) execute function refuse();`,
};
export const migrations = [...migrationFiles(), things];

/** An installation: a database and a data folder. */
export interface Site {
  database: OpenedDatabase;
  connection: Connection;
  dataDir: string;
}

/** A separate migrated installation, with the table `things`. */
export async function site(): Promise<Site> {
  const connection = await emptyDatabase();
  await migrate(connection, migrations);
  const database = await openTestDatabase(connection);
  return { database, connection, dataDir: newFolder() };
}

/** An installation without any data. */
export async function emptySite(): Promise<Omit<Site, 'database'>> {
  return { connection: await emptyDatabase(), dataDir: newFolder() };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'backup-'));

/** A secret key for tests. */
export const key = (id: string, fill: number): SecretKey => ({ id, key: new Uint8Array(32).fill(fill) });
/** The keys of all test installations, newest first. */
export const keys = [key('new', 2), key('old', 1)];
/** A path for a new backup. */
export const newFile = () => join(newFolder(), 'samspill.backup');

/** Adds a company with rows that are hard to restore: special numbers, timestamps, characters, and circular references. */
export async function addCompany({ database }: Site, text: string): Promise<number> {
  return database.transaction(async (unit) => {
    const company = await newCompany(database, unit);
    const { rows } = await sql<{ id: number }>`insert into thing_kind (name) values (${text}) returning id`.execute(unit.tx);
    await sql`insert into thing (company_id, id, parent_id, kind_id, text, bytes, amount, real, moment, day, flag, list, json) values
      (${company.id}, 1, 2, ${rows[0]?.id}, ${text}, '\\x00ff0a5c', 12345678901234567890.1234567890, 0.1::float8 + 0.2::float8, '2026-03-29 01:59:59.123456+01', '0044-03-15 BC', true, '{"a,b",null,"\\"q\\""}', '{"a": [1.50, null]}'),
      (${company.id}, 2, 1, null, ${`tab\tline\nback\\slash \\. \\N ${text} 🙂`}, null, 'NaN', '-infinity', 'infinity', '-infinity', null, null, null)`.execute(
      unit.tx,
    );
    await sql`insert into box values (${company.id}, 1, 2)`.execute(unit.tx);
    await sql`update thing set box_id = 1 where company_id = ${company.id} and id = 1`.execute(unit.tx);
    await sql`select nextval('thing_number')`.execute(unit.tx);
    return company.id;
  });
}

/** Every row of every table as text, by company. */
export async function dump(connection: Connection): Promise<Record<string, string[]>> {
  const client = await connect(connection);
  const companies = (await client.query<{ id: number }>('select company_id as id from known_company order by 1')).rows.map((row) => row.id);
  const all: Record<string, string[]> = {};
  for (const shape of await tableShapes(client)) {
    for (const id of shape.ofCompanies ? companies : [0]) {
      await client.query("select set_config('app.company_id', $1, false)", [String(id)]);
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${quoted(shape.schema, shape.table)} t order by 1`);
      all[`${shape.table} ${id}`] = rows.map(({ row }) => row);
    }
  }
  await client.end();
  return all;
}

/** Queries the database without a company. */
export async function ask<T extends pg.QueryResultRow>(connection: Connection, text: string): Promise<T[]> {
  const client = await connect(connection);
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** All constraints, for comparison. */
export const constraints = `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint order by 1, 2`;
