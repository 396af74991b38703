import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LimitKey } from '../contract/limits.ts';

/** The company's limits by key; null for none. Of a missing key the subscription says nothing. */
export async function readLimits(company: Company, keys: readonly string[]): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ key: string; maximum: number | null }>`
    select key, maximum::double precision as maximum from company_limit where company_id = ${company.id} and key = any(${keys}::text[])
  `.execute(company.tx);
  return new Map(rows.map(({ key, maximum }) => [key, maximum]));
}

/** Sets the company's limits to exactly these; null says that there is none. */
export async function writeLimits(company: Company, limits: Readonly<Partial<Record<LimitKey, number | null>>>): Promise<void> {
  const entries = Object.entries(limits);
  const keys = entries.map(([key]) => key);
  const maxima = entries.map(([, maximum]) => maximum);
  await sql`
    with kept as (
      insert into company_limit (company_id, key, maximum)
      select ${company.id}, key, maximum from unnest(${keys}::text[], ${maxima}::bigint[]) as wanted (key, maximum)
      on conflict (company_id, key) do update set maximum = excluded.maximum where company_limit.maximum is distinct from excluded.maximum
    )
    delete from company_limit where company_id = ${company.id} and key <> all(${keys}::text[])
  `.execute(company.tx);
}
