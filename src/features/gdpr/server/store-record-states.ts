import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The registers whose records are open or closed. */
export type RecordTable = 'gdpr_subject_request' | 'gdpr_breach';

/** How many requests and breaches are open. */
export async function countOpen(company: Company): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from gdpr_subject_request where company_id = ${company.id} and state = 'open')::integer
      + (select count(*) from gdpr_breach where company_id = ${company.id} and state = 'open')::integer as count
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** The states of records that are there. */
export async function readStates(company: Company, table: RecordTable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from ${sql.table(table)} where company_id = ${company.id} and id = any(${ids}::uuid[])
  `.execute(company.tx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
