import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface Deputy {
  deputyId: string;
  from: string | null;
  to: string | null;
}

/** Names who decides in somebody's place, in the stead of whoever was named before. */
export async function writeDeputy(company: Company, companyUserId: string, { deputyId, from, to }: Deputy): Promise<void> {
  await sql`
    insert into absence_deputy (company_id, company_user_id, deputy_id, valid_from, valid_to)
    values (${company.id}, ${companyUserId}::uuid, ${deputyId}::uuid, ${from}::date, ${to}::date)
    on conflict (company_id, company_user_id)
    do update set deputy_id = excluded.deputy_id, valid_from = excluded.valid_from, valid_to = excluded.valid_to
  `.execute(company.tx);
}

/** Nobody decides in this person's place any more. */
export async function deleteDeputyOf(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from absence_deputy where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Nor this person in anybody's. */
export async function deleteDeputiesBy(company: Company, deputyId: string): Promise<void> {
  await sql`delete from absence_deputy where company_id = ${company.id} and deputy_id = ${deputyId}::uuid`.execute(company.tx);
}
