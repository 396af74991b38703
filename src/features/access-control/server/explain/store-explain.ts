import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface LinePerson {
  id: string;
  name: string;
  state: 'active' | 'inactive' | 'pending';
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
}

/** A person and everybody above, nearest first. The path ends cycles, since `union` would not with a step counter. */
export async function readLineUpwards(company: Company, companyUserId: string): Promise<LinePerson[]> {
  const { rows } = await sql<LinePerson>`
    with recursive line(id, name, state, is_external, reporting_to, path) as (
      select id, first_name || ' ' || last_name, state, is_external, reporting_to, array[id] from company_user
      where company_id = ${company.id} and id = ${companyUserId}::uuid and state <> 'deleted'
      union all
      select above.id, above.first_name || ' ' || above.last_name, above.state, above.is_external, above.reporting_to, line.path || above.id
      from line cross join lateral (
        select id, first_name, last_name, state, is_external, reporting_to from company_user
        where company_id = ${company.id} and id = line.reporting_to limit 1
      ) above
      where above.id <> all(line.path)
    )
    select id, name, state, is_external as "isExternal", reporting_to as "reportingToCompanyUserId" from line order by cardinality(path)
  `.execute(company.tx);
  return rows;
}

/** Whether a person can sign in to the company. */
export async function readHasAccess(company: Company, companyUserId: string): Promise<boolean> {
  const { rows } = await sql<{ hasAccess: boolean }>`
    select has_access as "hasAccess" from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.hasAccess ?? false;
}
