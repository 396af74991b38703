import type pg from 'pg';

/** A table as backup and restore see it. */
export interface TableShape {
  schema: string;
  table: string;
  /** Without the columns that PostgreSQL computes. */
  columns: string[];
  /** Whether its rows show only to their own company. */
  ofCompanies: boolean;
}

export interface SequenceState {
  schema: string;
  name: string;
  last: string;
  called: boolean;
}

/** Tables of the queue that hold work and when to do it; the others are counts and its own bookkeeping. */
const queueTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];
/** Says which migrations ran, which a restore does itself. */
const ownTable = 'migration';

/** All tables whose rows belong in a backup. */
export async function tableShapes(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname::text as schema, c.relname::text as table, c.relrowsecurity as "ofCompanies",
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and ((n.nspname = 'public' and c.relname <> $1) or (n.nspname = 'pgboss' and c.relname = any($2)))
     group by n.nspname, c.relname, c.relrowsecurity order by 1 desc, 2`,
    [ownTable, queueTables],
  );
  return rows;
}

/** Where each sequence stands. Sequences are no part of a snapshot: what is read after it was taken is never behind its rows. */
export async function sequenceStates(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    "select schemaname::text as schema, sequencename::text as name from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2",
  );
  const states: SequenceState[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(schema, name)}`,
    );
    states.push(...state.rows.map((row) => ({ schema, name, ...row })));
  }
  return states;
}

/** The version of the queue's tables; undefined when it has none. */
export async function queueVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.version') is not null as there");
  if (!rows[0]?.there) return undefined;
  return (await client.query<{ version: number }>('select version from pgboss.version')).rows[0]?.version;
}

export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');
}

/** The columns of a table as COPY takes them. */
export function columnList(columns: readonly string[]): string {
  return columns.map((column) => quoted(column)).join(', ');
}
