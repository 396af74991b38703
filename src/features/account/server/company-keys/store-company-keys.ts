import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { CompanyApiKeyEntry } from '../../contract/entities.ts';

type Listed = Omit<CompanyApiKeyEntry, 'createdAt' | 'lastUsedAt' | 'expiresAt'> & Record<'lastUsedAt' | 'expiresAt', Date | null>;

/** All live keys with their owners. */
export async function readCompanyKeys(company: Company, limit: number): Promise<(Listed & { createdAt: Date })[]> {
  const { rows } = await sql<Listed & { createdAt: Date }>`
    select key.id as "apiKeyId", key.name, key.permissions, key.created_at as "createdAt", key.last_used_at as "lastUsedAt",
      key.expires_at as "expiresAt", jsonb_build_object('companyUserId', person.id,
        'fullName', person.first_name || ' ' || person.last_name, 'state', person.state) as owner
    from api_key key join company_user person on person.company_id = key.company_id and person.id = key.company_user_id
    where key.company_id = ${company.id} and key.revoked_at is null and person.state <> 'deleted'
    order by key.last_used_at desc nulls last, key.created_at desc, key.id limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}

export interface KeyToRevoke {
  name: string;
  accountId: string;
  companyUserId: string;
  companyName: string;
}

/** A live key of any member of the company. */
export async function findCompanyKey(company: Company, apiKeyId: string): Promise<KeyToRevoke | undefined> {
  const { rows } = await sql<KeyToRevoke>`
    select key.name, key.account_id as "accountId", key.company_user_id as "companyUserId", company.name as "companyName"
    from api_key key join company on company.company_id = key.company_id
    where key.company_id = ${company.id} and key.id = ${apiKeyId}::uuid and key.revoked_at is null
  `.execute(company.tx);
  return rows[0];
}
