import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { deciders } from '../store-deciders.ts';

export interface Deputy {
  deputyId: string;
  from: string | null;
  to: string | null;
}

/** The possible deputies of a person: active colleagues with a role that decides on absence; optionally only a given one. */
export async function readPossibleDeputies(
  company: Company,
  companyUserId: string,
  only: string | null = null,
): Promise<{ companyUserId: string; fullName: string; department: string | null }[]> {
  const { rows } = await sql<{ companyUserId: string; fullName: string; department: string | null }>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", department
    from company_user
    where company_id = ${company.id} and state = 'active' and not is_external and role = any(${deciders}::text[])
      and id <> ${companyUserId}::uuid and id = coalesce(${only}::uuid, id)
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}

/** Sets a person's deputy, replacing the previous one. */
export async function writeDeputy(company: Company, companyUserId: string, { deputyId, from, to }: Deputy): Promise<void> {
  await sql`
    insert into absence_deputy (company_id, company_user_id, deputy_id, valid_from, valid_to)
    values (${company.id}, ${companyUserId}::uuid, ${deputyId}::uuid, ${from}::date, ${to}::date)
    on conflict (company_id, company_user_id)
    do update set deputy_id = excluded.deputy_id, valid_from = excluded.valid_from, valid_to = excluded.valid_to
  `.execute(company.tx);
}

/** Removes this person's deputy. */
export async function deleteDeputyOf(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from absence_deputy where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Removes this person as deputy of others. */
export async function deleteDeputiesBy(company: Company, deputyId: string): Promise<void> {
  await sql`delete from absence_deputy where company_id = ${company.id} and deputy_id = ${deputyId}::uuid`.execute(company.tx);
}
