import { sql } from 'kysely';
import type { LimitKey } from '#features/billing/contract/limits.ts';
import type { Company } from '#kernel/server/database/unit.ts';

/** Keeps what is used on a day; counted twice, the last count stays. */
export async function storeUsage(
  company: Company,
  { day, used }: { day: string; used: readonly { key: LimitKey; used: number }[] },
): Promise<void> {
  const [keys, counts] = [used.map(({ key }) => key), used.map((one) => one.used)];
  await sql`
    insert into limit_usage (company_id, key, day, used)
    select ${company.id}, key, ${day}::date, used from unnest(${keys}::text[], ${counts}::bigint[]) as counted (key, used)
    on conflict (company_id, key, day) do update set used = excluded.used
  `.execute(company.tx);
}

export async function deleteUsageBefore(company: Company, day: string): Promise<void> {
  await sql`delete from limit_usage where company_id = ${company.id} and day < ${day}::date`.execute(company.tx);
}

/** The earliest count of each limit since a day. */
export async function readEarliest(company: Company, since: string): Promise<Map<string, { day: string; used: number }>> {
  const { rows } = await sql<{ key: string; day: string; used: number }>`
    select distinct on (key) key, day::text as day, used::double precision as used from limit_usage
    where company_id = ${company.id} and day >= ${since}::date order by key, day
  `.execute(company.tx);
  return new Map(rows.map(({ key, ...count }) => [key, count]));
}
