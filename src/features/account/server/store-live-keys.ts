import { sql } from 'kysely';
import type { Company, Unit } from '#kernel/server/database/unit.ts';

export interface LiveKey {
  name: string;
  companyName: string;
}

/** The companies in which the account of a sign-in has keys, and that account. */
export async function findKeyPlaces(
  unit: Unit,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ companyId: number; accountId: string }[]> {
  const { rows } = await sql<{ companyId: number; accountId: string }>`
    select distinct secret.company_id as "companyId", secret.account_id as "accountId"
    from account_identity known join secret on secret.account_id = known.account_id and secret.kind = 'api-key'
    where known.issuer = ${issuer} and known.subject = ${subject} order by 1
  `.execute(unit.tx);
  return rows;
}

/** The keys of an account that open something in the company: neither revoked nor expired, of somebody who is still there. */
export async function readLiveKeys(company: Company, accountId: string, now: Date): Promise<LiveKey[]> {
  const { rows } = await sql<LiveKey>`
    select key.name, company.name as "companyName"
    from api_key key join company on company.company_id = key.company_id
      join company_user person on person.company_id = key.company_id and person.id = key.company_user_id
    where key.company_id = ${company.id} and key.account_id = ${accountId}::uuid and key.revoked_at is null
      and (key.expires_at is null or key.expires_at > ${now}) and person.state in ('active', 'pending')
    order by key.created_at, key.id limit 200
  `.execute(company.tx);
  return rows;
}
