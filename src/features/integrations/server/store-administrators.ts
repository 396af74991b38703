import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';

/** Active people with one of these roles, and the company's time zone. */
export async function findActiveWithRole(
  company: Company,
  roles: readonly RoleKey[],
): Promise<{ companyUserIds: string[]; timeZone: string }> {
  const { rows } = await sql<{ companyUserIds: string[]; timeZone: string }>`
    select owner.time_zone as "timeZone", coalesce((
      select array_agg(person.id::text order by person.id) from company_user person
      where person.company_id = owner.company_id and person.state = 'active' and person.role = any(${roles}::text[])
    ), '{}') as "companyUserIds"
    from company owner where owner.company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { companyUserIds: [], timeZone: 'UTC' };
}
