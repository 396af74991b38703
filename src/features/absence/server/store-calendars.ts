import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** What of a person decides which days count, and how many they have. Null weekdays = the company's again from that day on. */
export interface CalendarRow {
  companyUserId: string;
  startDate: string | null;
  endDate: string | null;
  birthday: string | null;
  country: string | null;
  weeks: { validFrom: string; weekdays: number | null }[];
}

/** Country and own work weeks of these people, or of everybody active and internal; one statement. */
export async function readCalendars(company: Company, companyUserIds?: readonly string[]): Promise<CalendarRow[]> {
  const chosen = companyUserIds
    ? sql`person.id = any(${[...companyUserIds]}::uuid[])`
    : sql`person.state = 'active' and not person.is_external`;
  const { rows } = await sql<CalendarRow>`
    select person.id as "companyUserId", person.start_date as "startDate", person.end_date as "endDate", person.birthday, person.country,
       coalesce(own.weeks, '[]') as weeks
    from company_user person
    left join (
      select company_user_id, jsonb_agg(jsonb_build_object('validFrom', valid_from, 'weekdays', weekdays) order by valid_from) as weeks
      from work_week where company_id = ${company.id} and company_user_id is not null group by company_user_id
    ) own on own.company_user_id = person.id
    where person.company_id = ${company.id} and ${chosen}
  `.execute(company.tx);
  return rows;
}
