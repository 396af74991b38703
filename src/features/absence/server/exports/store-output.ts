import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The company's details for exported files. */
export async function readCompanyFacts(company: Company): Promise<{ name: string; timeZone: string; language: 'no' | 'en' }> {
  const { rows } = await sql<{ name: string; timeZone: string; language: 'no' | 'en' }>`
    select name, time_zone as "timeZone", language from company where company_id = ${company.id}
  `.execute(company.tx);
  const [row] = rows;
  if (!row) throw new Error('A call is made for a company that exists');
  return row;
}
