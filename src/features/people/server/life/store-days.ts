import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Two days, inclusive. */
export interface Days {
  from: string;
  to: string;
}

export interface AnniversaryRow {
  companyUserId: string;
  startDate: string;
  endDate: string | null;
  monthDay: number;
}

/** Active staff who started on one of these days of a year, by name. */
export async function readAnniversaries(company: Company, monthDays: readonly number[]): Promise<AnniversaryRow[]> {
  const monthDay = sql`(extract(month from start_date) * 100 + extract(day from start_date))::integer`;
  const { rows } = await sql<AnniversaryRow>`
    select id as "companyUserId", start_date as "startDate", end_date as "endDate", ${monthDay} as "monthDay"
    from company_user
    where company_id = ${company.id} and state = 'active' and start_date is not null and not is_external
      and ${monthDay} = any(${[...monthDays]}::integer[])
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}

/** People added between two days of the company's calendar. */
export async function readAddedPeople(company: Company, { from, to }: Days): Promise<{ companyUserId: string; date: string }[]> {
  const { rows } = await sql<{ companyUserId: string; date: string }>`
    select person.id as "companyUserId", (person.created_at at time zone owner.time_zone)::date as date
    from company_user person join company owner on owner.company_id = person.company_id
    where person.company_id = ${company.id} and person.state <> 'deleted'
      and person.created_at between ${from}::date - 1 and ${to}::date + 2
      and (person.created_at at time zone owner.time_zone)::date between ${from}::date and ${to}::date
    order by person.created_at, person.id
  `.execute(company.tx);
  return rows;
}

/** When salary account numbers were changed, from the log. */
export async function readAccountChanges(
  company: Company,
  { from, to }: Days,
): Promise<{ companyUserId: string; date: string; at: Date; by: string | null }[]> {
  const { rows } = await sql<{ companyUserId: string; date: string; at: Date; by: string | null }>`
    select detail.company_user_id as "companyUserId", (log.at at time zone owner.time_zone)::date as date, log.at,
      log.actor_company_user_id as by
    from audit_log log
    join company owner on owner.company_id = log.company_id
    join audit_detail detail on detail.company_id = log.company_id and detail.audit_id = log.id
    cross join lateral (
      select state from company_user where company_id = detail.company_id and id = detail.company_user_id limit 1
    ) person
    where person.state <> 'deleted' and log.company_id = ${company.id} and log.entity = 'companyUser' and log.at between ${from}::date - 1 and ${to}::date + 2
      and (log.at at time zone owner.time_zone)::date between ${from}::date and ${to}::date
      and detail.before is not null and detail.after -> 'changed' ? 'salaryAccountNumber'
    order by log.at, log.id
  `.execute(company.tx);
  return rows;
}

/**
 * How many people started and left in each of these periods: by their first day where it is known, and by the day of deactivation. Who left
 * and was erased counts as well; who was erased without having left, as after an invitation that was withdrawn, does not.
 */
export async function countMovements(company: Company, periods: readonly Days[]): Promise<{ joined: number; left: number }[]> {
  const { rows } = await sql<{ joined: number; left: number }>`
    select
      (select count(*) from company_user person
        where person.company_id = owner.company_id 
          and (person.state in ('active', 'inactive') or (person.state = 'deleted' and person.inactivation_date is not null))
          and coalesce(person.start_date, (person.created_at at time zone owner.time_zone)::date) between period."from" and period."to") as joined,
      (select count(*) from company_user person
        where person.company_id = owner.company_id and person.state <> 'active'
          and person.inactivation_date between period."from" and period."to") as left
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as period("from", "to", place)
    join company owner on owner.company_id = ${company.id}
    order by period.place
  `.execute(company.tx);
  return rows;
}
