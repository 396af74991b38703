import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Company } from '../database/unit.ts';
import type { TakeoutRow, TakeoutTable } from './takeout-share.ts';

type Tables = readonly TakeoutTable[];

/** The rows of a table about a person; ids of viewers only with `withNames`. */
export async function readAbout(
  company: Company,
  { table, tables, companyUserId, withNames }: { table: TakeoutTable; tables: Tables; companyUserId: string; withNames: boolean },
): Promise<TakeoutRow[]> {
  const hidden = new Set([...Object.keys(table.withheld ?? {}), ...(withNames ? [] : (table.lookers ?? []))]);
  const order = (table.order ?? ['id']).map((column) => sql.ref(`t0.${column}`));
  const { rows } = await sql<{ taken: TakeoutRow }>`
    select row_to_json(t0) as taken from ${sql.table(table.table)} t0
    where t0.company_id = ${company.id} and ${about(table, tables, companyUserId, 0)}
    order by ${sql.join(order)}
  `.execute(company.tx);
  // Not as jsonb, which keeps no order: the columns keep the order of the table.
  return rows.map(({ taken }) => Object.fromEntries(Object.entries(taken).filter(([column]) => !hidden.has(column))));
}

function about(
  { table, person, unless, without }: TakeoutTable,
  tables: Tables,
  companyUserId: string,
  depth: number,
): RawBuilder<unknown> {
  const own = `t${depth}`;
  if (!person) throw new Error(`Nothing in ${table} is about a person`);
  if ('columns' in person) {
    const matches = person.columns.map((column) => sql`${sql.ref(`${own}.${column}`)} = ${companyUserId}::uuid`);
    const condition = without === undefined ? sql`` : sql` and ${sql.ref(`${own}.${without}`)} is null`;
    const found = sql`(${sql.join(matches, sql` or `)})${condition}`;
    if (!unless) return found;
    return sql`${found} and (${sql.ref(`${own}.${unless.column}`)} is null or ${sql.ref(`${own}.${unless.isOf}`)} = ${companyUserId}::uuid)`;
  }
  const parent = tables.find((one) => one.table === person.through && one.person !== undefined);
  if (!parent) throw new Error(`${table} belongs to ${person.through}, which is not declared`);
  const above = `t${depth + 1}`;
  const joined = Object.entries(person.on).map(
    ([column, theirs]) => sql`${sql.ref(`${above}.${theirs}`)} = ${sql.ref(`${own}.${column}`)}`,
  );
  return sql`exists (select from ${sql.table(parent.table)} ${sql.raw(above)}
    where ${sql.ref(`${above}.company_id`)} = ${sql.ref(`${own}.company_id`)} and ${sql.join(joined, sql` and `)}
      and ${about(parent, tables, companyUserId, depth + 1)})`;
}
/** Opens a cursor over the whole table in this transaction. */
export async function openTable(company: Company, { table, withheld = {} }: TakeoutTable): Promise<void> {
  await sql`
    declare takeout no scroll cursor for
    select to_jsonb(t0) - ${sql.raw(textArray(Object.keys(withheld)))} as taken from ${sql.table(table)} t0
    where t0.company_id = ${sql.raw(String(company.id))}
  `.execute(company.tx);
}

/** The next rows of the open cursor; none at its end. */
export async function nextRows(company: Company, limit: number): Promise<TakeoutRow[]> {
  const { rows } = await sql<{ taken: TakeoutRow }>`fetch forward ${sql.raw(String(limit))} from takeout`.execute(company.tx);
  return rows.map(({ taken }) => taken);
}

/** Closes the cursor. */
export async function closeTable(company: Company): Promise<void> {
  await sql`close takeout`.execute(company.tx);
}

/** A cursor takes no parameters; the names are column names from declarations. */
function textArray(names: readonly string[]): string {
  return `array[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]::text[]`;
}
