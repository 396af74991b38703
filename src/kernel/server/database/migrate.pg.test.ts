import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrationFiles, readMigrations } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'samspill-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function files(texts: Readonly<Record<string, string>>): MigrationFile[] {
  return readMigrations(
    Object.entries(texts).map(([name, text]) => {
      const path = join(mkdtempSync(join(folder, 'room-')), name);
      writeFileSync(path, text);
      return path;
    }),
  );
}

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const one = '2026-01-01-0900-one.sql';
const two = '2026-01-01-1000-two.sql';
const three = '2026-01-02-0800-three.sql';

test('migrations run once each, in the order of their names whatever room they are from', async () => {
  const connection = await emptyDatabase();
  const set = files({ [two]: 'alter table thing add two integer', [one]: 'create table thing (one integer)' });
  expect(await migrate(connection, set)).toEqual([one, two]);
  expect(await migrate(connection, set)).toEqual([]);
});

test('a migration that arrives late runs although a younger one was before it', async () => {
  const connection = await emptyDatabase();
  await migrate(connection, files({ [three]: 'create table three (n integer)' }));
  expect(await migrate(connection, files({ [three]: 'create table three (n integer)', [one]: 'create table one (n integer)' }))).toEqual([
    one,
  ]);
});

test('of several processes that start at once one migrates and the others wait for it', async () => {
  const connection = await emptyDatabase();
  const set = files({ [one]: 'create table thing (n integer); select pg_sleep(0.3)', [two]: 'insert into thing values (1)' });
  const ran = await Promise.all([migrate(connection, set), migrate(connection, set), migrate(connection, set)]);
  expect(ran.toSorted((a, b) => a.length - b.length)).toEqual([[], [], [one, two]]);
  expect(await query(connection, 'select n from thing')).toEqual([{ n: 1 }]);
});

test('a migration that was changed after it ran is refused, and nothing else runs', async () => {
  const connection = await emptyDatabase();
  await migrate(connection, files({ [one]: 'create table thing (n integer)' }));
  const changed = files({ [one]: 'create table thing (n bigint)', [two]: 'create table other (n integer)' });
  await expect(migrate(connection, changed)).rejects.toThrow(
    `The migration ${one} was changed after it had been applied; write a new one instead.`,
  );
  expect(await query(connection, "select to_regclass('other') as other")).toEqual([{ other: null }]);
});

test('other line ends are no change', async () => {
  const connection = await emptyDatabase();
  await migrate(connection, files({ [one]: 'create table thing\n(n integer)\n' }));
  expect(await migrate(connection, files({ [one]: 'create table thing\r\n(n integer)\r\n' }))).toEqual([]);
});

test('a migration that fails leaves nothing of itself, keeps those before it and names itself', async () => {
  const connection = await emptyDatabase();
  const broken = files({
    [one]: 'create table thing (n integer)',
    [two]: 'create table other (n integer); insert into nowhere values (1)',
  });
  await expect(migrate(connection, broken)).rejects.toThrow(`The migration ${two} failed: relation "nowhere" does not exist`);
  expect(await query(connection, "select to_regclass('thing')::text as thing, to_regclass('other')::text as other")).toEqual([
    { thing: 'thing', other: null },
  ]);
  expect(await query(connection, 'select name from migration')).toEqual([{ name: one }]);
});

test('the product’s own migrations run on an empty database, three processes at once', async () => {
  const connection = await emptyDatabase();
  const ran = await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
  expect(ran.flat()).toEqual(migrationFiles().map((file) => file.name));
});

test.each([
  [['2026-01-01-topic.sql'], 'is not named like 2026-11-21-0900-topic.sql'],
  [[one, one], `Two migrations are named ${one}.`],
])('a wrong name is refused: %s', (names, message) => {
  const paths = names.map((name) => {
    const path = join(mkdtempSync(join(folder, 'room-')), name);
    writeFileSync(path, 'select 1');
    return path;
  });
  expect(() => readMigrations(paths)).toThrow(message);
});
