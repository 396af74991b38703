import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The company's limits by key; a missing key has no limit. */
export async function readLimits(company: Company, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; maximum: number }>`
    select key, maximum::double precision as maximum from company_limit where company_id = ${company.id} and key = any(${keys}::text[])
  `.execute(company.tx);
  return new Map(rows.map(({ key, maximum }) => [key, maximum]));
}
