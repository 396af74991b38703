import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Locks what the whole area must not do twice at once: creating the protocol, taking the last place of the subscription. */
export async function lockArea(company: Company): Promise<void> {
  await sql`insert into gdpr_settings (company_id) values (${company.id}) on conflict do nothing`.execute(company.tx);
  await sql`select from gdpr_settings where company_id = ${company.id} for update`.execute(company.tx);
}

export async function readWelcomed(company: Company): Promise<boolean> {
  const { rows } = await sql<{ isWelcomed: boolean }>`
    select welcomed_at is not null as "isWelcomed" from gdpr_settings where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.isWelcomed ?? false;
}

/** Keeps that the welcome was read; whether it was not before. */
export async function writeWelcomed(company: Company, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update gdpr_settings set welcomed_at = ${now}::timestamptz, welcomed_by = ${by}::uuid
    where company_id = ${company.id} and welcomed_at is null returning company_id
  `.execute(company.tx);
  return rows.length > 0;
}

/** The proposals that the company left out. */
export async function readLeftOut(company: Company): Promise<string[]> {
  const { rows } = await sql<{ leftOut: string[] }>`
    select dismissed_proposals as "leftOut" from gdpr_settings where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.leftOut ?? [];
}

export async function writeLeftOut(company: Company, proposals: readonly string[]): Promise<void> {
  await sql`update gdpr_settings set dismissed_proposals = ${[...proposals]}::text[] where company_id = ${company.id}`.execute(company.tx);
}
