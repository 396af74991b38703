import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface Administrators {
  companyName: string;
  timeZone: string;
  administrators: { companyUserId: string; email: string; language: 'no' | 'en' }[];
}

/** The active systemadmins with an address, and the company's name. */
export async function readAdministrators(company: Company): Promise<Administrators> {
  const { rows } = await sql<Administrators>`
    select owner.name as "companyName", owner.time_zone as "timeZone", coalesce((
      select json_agg(json_build_object('companyUserId', person.id, 'email', coalesce(account.email, person.email_address), 'language',
        case coalesce(account.preferred_language, person.preferred_language, 'nb') when 'nb' then 'no' else 'en' end) order by person.id)
      from company_user person left join account on account.id = person.account_id
      where person.company_id = owner.company_id and person.role = 'systemadmin' and person.state = 'active'
        and coalesce(account.email, person.email_address) is not null
    ), '[]'::json) as administrators
    from company owner where owner.company_id = ${company.id}
  `.execute(company.tx);
  const [found] = rows;
  if (!found) throw new Error(`Company ${company.id} is not there`);
  return found;
}
