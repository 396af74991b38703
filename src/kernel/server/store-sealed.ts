import { sql, type RawBuilder } from 'kysely';
import type { Company, Unit } from './database/unit.ts';
import type { SealedTable } from './sealed-tables.ts';

/** The key and the sealed columns of a row, all as text. */
export type StaleRow = Record<string, string | null>;

/** Rows with a value that another key than the newest has sealed, in the order of the key and locked. */
export async function readStaleRows(
  unit: Unit | Company,
  { table, key, columns }: SealedTable,
  { fresh, after, limit }: { fresh: string; after: StaleRow | undefined; limit: number },
): Promise<StaleRow[]> {
  const names = Object.keys(key);
  const keys = sql.join(names.map((name) => sql.ref(name)));
  const stale = sql.join(
    columns.map((column) => sql`not starts_with(${sql.ref(column)}, ${fresh})`),
    sql` or `,
  );
  const next = after && sql.join(names.map((name) => sql`${after[name]}::${typeOf(key, name)}`));
  const { rows } = await sql<StaleRow>`
    select ${sql.join([...names, ...columns].map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`))} from ${sql.table(table)}
    where ${ofCompany(unit)} and (${stale}) ${next ? sql`and (${keys}) > (${next})` : sql``}
    order by ${keys} limit ${limit} for update
  `.execute(unit.tx);
  return rows;
}

/** Replaces sealed values; a column that a row does not name keeps its value. */
export async function replaceSealed(unit: Unit | Company, { table, key, columns }: SealedTable, rows: readonly StaleRow[]): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(key);
  const changes = columns.map((column) => {
    const ref = sql.ref(column);
    return sql`${ref} = coalesce(sent.${ref}, kept.${ref})`;
  });
  const sent = [
    ...names.map((name) => sql`${sql.ref(name)} ${typeOf(key, name)}`),
    ...columns.map((column) => sql`${sql.ref(column)} text`),
  ];
  await sql`
    update ${sql.table(table)} kept set ${sql.join(changes)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(${sql.join(sent)})
    where ${ofCompany(unit, 'kept.')} and ${sql.join(
      names.map((name) => sql`kept.${sql.ref(name)} = sent.${sql.ref(name)}`),
      sql` and `,
    )}
  `.execute(unit.tx);
}

function ofCompany(unit: Unit | Company, prefix = ''): RawBuilder<unknown> {
  return 'id' in unit ? sql`${sql.ref(`${prefix}company_id`)} = ${unit.id}` : sql`true`;
}

function typeOf(key: SealedTable['key'], name: string): RawBuilder<unknown> {
  return sql.raw(key[name] ?? 'text');
}
