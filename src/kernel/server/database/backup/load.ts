import type pg from 'pg';
import type { TableHead } from './archive.ts';
import { copyIn } from './copy.ts';
import { columnList, quoted, tableShapes } from './schema.ts';
import type { SequenceState } from './schema.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties all tables and lets rows in as they come: references may point ahead, and the owner of a table may load it whole only while row-level
 * security is not forced on it. The answer puts everything back, which checks every reference. All of it belongs to one transaction.
 */
export async function openTables(client: pg.Client): Promise<() => Promise<void>> {
  const shapes = await tableShapes(client);
  const names = shapes.map(({ schema, table }) => quoted(schema, table));
  const forced = shapes.filter((shape) => shape.ofCompanies).map(({ schema, table }) => quoted(schema, table));
  const keys = await foreignKeys(client);
  await each(client, keys, ({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`);
  await each(client, names, (table) => `alter table ${table} disable trigger user`);
  await each(client, forced, (table) => `alter table ${table} no force row level security`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    await each(client, keys, ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await each(client, forced, (table) => `alter table ${table} force row level security`);
    await each(client, names, (table) => `alter table ${table} enable trigger user`);
  };
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  return rows;
}

async function each<T>(client: pg.Client, things: readonly T[], statement: (thing: T) => string): Promise<void> {
  if (things.length > 0) await client.query(things.map(statement).join('; '));
}

/** Loads the rows of one table. */
export async function loadTable(client: pg.Client, { schema, table, columns }: TableHead, rows: AsyncIterable<Buffer>): Promise<void> {
  await copyIn(client, `copy ${quoted(schema, table)} (${columnList(columns)}) from stdin`, rows);
}

/** Lets every sequence go on where it stood. */
export async function setSequences(client: pg.Client, sequences: readonly SequenceState[]): Promise<void> {
  for (const { schema, name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(schema, name), last, called]);
  }
}
