import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import { preventIndexUse } from '#kernel/server/database/prevent-index-use.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { effectiveStatuses, workingTypes } from '../contract/kinds.ts';
import type { WorkTerms } from './rules/work-calendar.ts';
import type { BookedRow } from './store-absence.ts';

/** A colleague of the person of a request. */
export interface Colleague extends WorkTerms {
  department: string | null;
  /** Of the same department or manager. */
  isNear: boolean;
  away: AwayRow[];
}

/** An absence of a colleague. */
export interface AwayRow extends BookedRow {
  fullName: string;
}

/** The close colleagues of a person, by department or manager, or all others, or everybody; and when they are absent in a period. */
export async function readColleagues(
  company: Company,
  near: { companyUserId: string; department: string | null; reportingTo: string | null; everybody: boolean } | 'everybody',
  { from, to }: { from: string; to: string },
): Promise<Colleague[]> {
  const nobody = { companyUserId: null, department: null, reportingTo: null, everybody: true };
  const { companyUserId, department, reportingTo, everybody } = near === 'everybody' ? nobody : near;
  const { rows } = await sql<Colleague>`
    select person.id as "companyUserId", person.department,
      coalesce(person.department = ${department}::text, false) or coalesce(person.reporting_to = ${reportingTo}::uuid, false) as "isNear",
      person.start_date as "startDate", person.end_date as "endDate", person.birthday, person.country,
      coalesce((
        select jsonb_agg(jsonb_build_object('validFrom', week.valid_from, 'weekdays', week.weekdays) order by week.valid_from)
        from work_week week where week.company_id = person.company_id and week.company_user_id = person.id
      ), '[]') as weeks,
      coalesce((select jsonb_agg(jsonb_build_object(
          'companyUserId', person.id, 'fullName', person.first_name || ' ' || person.last_name, 'absenceId', absence.id, 'type', absence.type,
          'status', absence.status, 'portion', version.portion, 'startDate', absence.start_date, 'endDate', absence.end_date,
          'spans', (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date))
            from absence_span span
            where span.company_id = absence.company_id and span.absence_id = absence.id and span.number = absence.version_number)))
        from absence join absence_version version
          on version.company_id = absence.company_id and version.absence_id = absence.id and version.number = absence.version_number
        where absence.company_id = person.company_id and absence.company_user_id = person.id
          and absence.status in ${literals(effectiveStatuses)} and absence.type not in ${literals(workingTypes)}
          and absence.start_date <= ${to}::date and absence.end_date >= ${from}::date), '[]') as away
    from company_user person
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external and person.id is distinct from ${companyUserId}::uuid
      and (${everybody} or person.department = ${department}::text or person.reporting_to = ${reportingTo}::uuid)
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return rows;
}

/** How many close colleagues, by department or manager, are absent during each of these requests; one statement. */
export async function countAway(company: Company, absenceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ absenceId: string; count: number }>`
    with wanted as materialized (
      select asked.id, asked.company_user_id, person.department, person.reporting_to, span.start_date, span.end_date
      from absence asked
      join company_user person on person.company_id = asked.company_id and person.id = asked.company_user_id
      join absence_span span on span.company_id = asked.company_id and span.absence_id = asked.id
        and span.number = coalesce(asked.proposed_number, asked.version_number)
      where asked.company_id = ${company.id} and asked.id = any(${[...absenceIds]}::uuid[])
    ), away as materialized (
      select held.company_user_id, colleague.department, colleague.reporting_to, span.start_date, span.end_date
      from absence_span span
      join absence held on held.company_id = span.company_id and held.id = span.absence_id and held.version_number = span.number
      join company_user colleague on colleague.company_id = held.company_id and colleague.id = held.company_user_id
      where span.company_id = ${company.id} and span.start_date <= (select max(end_date) from wanted)
        and span.end_date >= (select min(start_date) from wanted)
        and ${preventIndexUse(sql`held.status in ${literals(effectiveStatuses)} and held.type not in ${literals(workingTypes)}`)}
        and ${preventIndexUse(sql`colleague.state = 'active' and not colleague.is_external`)}
    )
    select wanted.id as "absenceId", count(distinct away.company_user_id) as count
    from wanted join away on away.company_user_id <> wanted.company_user_id
      and (away.department = wanted.department or away.reporting_to = wanted.reporting_to)
      and away.start_date <= wanted.end_date and away.end_date >= wanted.start_date
    group by wanted.id
  `.execute(company.tx);
  return new Map(rows.map(({ absenceId, count }) => [absenceId, count]));
}
