import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The ids of everybody in the company who was not erased. */
export async function readPeopleIds(company: Company): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from company_user where company_id = ${company.id} and state <> 'deleted' order by id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
