import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The registers whose records are open or closed. */
export type RecordTable = 'gdpr_subject_request' | 'gdpr_breach';

/** The states of records that are there. */
export async function readStates(company: Company, table: RecordTable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from ${sql.table(table)} where company_id = ${company.id} and id = any(${ids}::uuid[])
  `.execute(company.tx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
