import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

const idPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The name of a row's table. */
export const tableOf = (row: string): string => row.slice(0, row.indexOf(' '));

/** The ids in some texts. */
export const idsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(idPattern) ?? []);

/** Every row of the company as text, after the name of its table; without the number of its change, which the newest row takes when another is deleted. */
export async function rowsOf({ id, tx }: Company): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(tx);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ' ' || (to_jsonb(row) - 'change_number') as text from ${sql.table(name)} row where company_id = ${id}`,
  );
  const { rows } = await sql<{ text: string }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows.map(({ text }) => text);
}

/** Of the rows that are gone or changed, those that the given ids do not lead to, over the ids of rows that have them. Ids of people lead nowhere. */
export function unrelated(
  { before, after }: { before: readonly string[]; after: readonly string[] },
  ids: readonly string[],
  people: ReadonlySet<string>,
): string[] {
  const [kept, given] = [new Set(after), new Set(ids)];
  const beyond = (rows: readonly string[]) => idsIn(rows).filter((id) => !people.has(id));
  const has = (row: string, among: ReadonlySet<string>) => idsIn([row]).some((id) => among.has(id));
  const leading = new Set([...ids, ...beyond(before.filter((row) => has(row, given)))]);
  let left = before.filter((row) => !kept.has(row));
  for (;;) {
    const related = left.filter((row) => has(row, leading));
    if (related.length === 0) return left;
    for (const id of beyond(related)) leading.add(id);
    left = left.filter((row) => !related.includes(row));
  }
}
