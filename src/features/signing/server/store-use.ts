import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Lets others who send a request wait, so that two do not take the last signature. */
export async function lockQuota(company: Company): Promise<void> {
  await sql`select from company where company_id = ${company.id} for no key update`.execute(company.tx);
}

/** How many signatures of the quota are used; what was given back is not. */
export async function countUses(company: Company): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from signing_use where company_id = ${company.id} and returned_at is null
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** Takes one signature for each of these requests; what was given back is taken again. */
export async function insertUses(company: Company, signingRequestIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into signing_use (company_id, request_id, used_at)
    select ${company.id}::integer, id, ${now}::timestamptz from unnest(${[...signingRequestIds]}::uuid[]) id
    on conflict (company_id, request_id) do update set returned_at = null
  `.execute(company.tx);
}

/** Takes the signature of a request again, which was given back when it could not be sealed. */
export async function retakeUse(company: Company, signingRequestId: string): Promise<void> {
  await sql`
    update signing_use set returned_at = null
    where company_id = ${company.id} and request_id = ${signingRequestId}::uuid and returned_at is not null
  `.execute(company.tx);
}

export async function returnUse(company: Company, signingRequestId: string, now: Date): Promise<void> {
  await sql`
    update signing_use set returned_at = ${now}::timestamptz
    where company_id = ${company.id} and request_id = ${signingRequestId}::uuid and returned_at is null
  `.execute(company.tx);
}
