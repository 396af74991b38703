import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Widget } from '../contract/widgets.ts';

/** The user's arrangement of the home page; empty without one. */
export async function readArrangement(company: Company, companyUserId: string): Promise<Widget[]> {
  const { rows } = await sql<{ widgets: Widget[] }>`
    select widgets from home_arrangement where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.widgets ?? [];
}

/** Replaces the arrangement. */
export async function writeArrangement(company: Company, companyUserId: string, widgets: readonly Widget[], now: Date): Promise<void> {
  await sql`
    insert into home_arrangement (company_id, company_user_id, widgets, updated_at)
    values (${company.id}, ${companyUserId}::uuid, ${JSON.stringify(widgets)}::jsonb, ${now}::timestamptz)
    on conflict (company_id, company_user_id) do update set widgets = excluded.widgets, updated_at = excluded.updated_at
  `.execute(company.tx);
}

/** Deletes a person's arrangement and hidden activity. */
export async function deleteHomeOf(company: Company, companyUserId: string): Promise<void> {
  await sql`
    with hidden as (delete from hidden_activity where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid)
    delete from home_arrangement where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}
