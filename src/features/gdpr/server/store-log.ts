import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The people who have done something with these kinds of records. */
export async function findActors(company: Company, entities: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct actor_company_user_id as id from audit_log
    where company_id = ${company.id} and entity = any(${[...entities]}::text[]) and actor_company_user_id is not null
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** When the first line about these kinds of records was written. */
export async function readOldestLine(company: Company, entities: readonly string[]): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from audit_log where company_id = ${company.id} and entity = any(${[...entities]}::text[])
  `.execute(company.tx);
  return rows[0]?.at ?? undefined;
}
