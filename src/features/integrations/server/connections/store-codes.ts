import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface OpenCode {
  digest: string;
  expiresAt: Date;
  tries: number;
}

/** The code that was sent to somebody for this account, locked. */
export async function lockCode(company: Company, accountId: string): Promise<OpenCode | undefined> {
  const { rows } = await sql<OpenCode>`
    select digest, expires_at as "expiresAt", tries from unimicro_code
    where company_id = ${company.id} and account_id = ${accountId}::uuid for update
  `.execute(company.tx);
  return rows[0];
}

interface NewCode extends Omit<OpenCode, 'tries'> {
  accountId: string;
  sentAt: Date;
}

/** Keeps a code instead of an earlier one. */
export async function putCode(company: Company, { accountId, digest, sentAt, expiresAt }: NewCode): Promise<void> {
  await sql`
    insert into unimicro_code (company_id, account_id, digest, sent_at, expires_at)
    values (${company.id}, ${accountId}::uuid, ${digest}, ${sentAt}::timestamptz, ${expiresAt}::timestamptz)
    on conflict (company_id, account_id) do update set digest = excluded.digest, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, tries = 0
  `.execute(company.tx);
}

export async function countTry(company: Company, accountId: string): Promise<void> {
  await sql`
    update unimicro_code set tries = tries + 1 where company_id = ${company.id} and account_id = ${accountId}::uuid
  `.execute(company.tx);
}

export async function deleteCode(company: Company, accountId: string): Promise<void> {
  await sql`delete from unimicro_code where company_id = ${company.id} and account_id = ${accountId}::uuid`.execute(company.tx);
}

/** Deletes the codes that had expired at a moment. */
export async function deleteExpiredCodes(company: Company, now: Date): Promise<void> {
  await sql`delete from unimicro_code where company_id = ${company.id} and expires_at < ${now}::timestamptz`.execute(company.tx);
}
