import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface HelperRow {
  id: string;
  fullName: string;
  emailAddress: string | null;
  isManager: boolean;
}

/** A short enough list to choose from. */
const maxAdmins = 3;

/** The direct manager of a person, then some system administrators; all active, none of them the person. */
export async function readHelpers(company: Company, companyUserId: string): Promise<HelperRow[]> {
  const { rows } = await sql<HelperRow>`
    with asking as (select reporting_to from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid),
    manager as (
      select person.id, person.first_name, person.last_name, person.email_address, 0 as place from company_user person
      where person.company_id = ${company.id} and person.id = (select reporting_to from asking) and person.state = 'active'
    ),
    admin as (
      select person.id, person.first_name, person.last_name, person.email_address, 1 as place from company_user person
      where person.company_id = ${company.id} and person.role = 'systemadmin' and person.state = 'active'
        and person.id <> ${companyUserId}::uuid and person.id not in (select id from manager)
      order by person.last_name, person.first_name, person.id limit ${sql.lit(maxAdmins)}
    )
    select id, trim(first_name || ' ' || last_name) as "fullName", email_address as "emailAddress", place = 0 as "isManager"
    from (
      select id, first_name, last_name, email_address, place from manager
      union all select id, first_name, last_name, email_address, place from admin
    ) helper
    order by place, last_name, first_name, id
  `.execute(company.tx);
  return rows;
}
