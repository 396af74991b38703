import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface LinePerson {
  id: string;
  name: string;
  state: 'active' | 'inactive' | 'pending';
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
}

/** A person and everybody above, nearest first; `union` would not end a circle that counts its steps, so the path does. */
export async function readLineUpwards(company: Company, companyUserId: string): Promise<LinePerson[]> {
  const { rows } = await sql<LinePerson>`
    with recursive line(id, path) as (
      select id, array[id] from company_user
      where company_id = ${company.id} and id = ${companyUserId}::uuid and state <> 'deleted'
      union all
      select above.id, line.path || above.id
      from line
      join company_user below on below.company_id = ${company.id} and below.id = line.id
      join company_user above on above.company_id = ${company.id} and above.id = below.reporting_to
      where above.id <> all(line.path)
    )
    select person.id, person.first_name || ' ' || person.last_name as name, person.state, person.is_external as "isExternal",
      person.reporting_to as "reportingToCompanyUserId"
    from line join company_user person on person.company_id = ${company.id} and person.id = line.id
    order by cardinality(line.path)
  `.execute(company.tx);
  return rows;
}

/** Whether somebody can sign in here. */
export async function readHasAccess(company: Company, companyUserId: string): Promise<boolean> {
  const { rows } = await sql<{ hasAccess: boolean }>`
    select has_access as "hasAccess" from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.hasAccess ?? false;
}
