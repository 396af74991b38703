import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AbsencePortion, AbsenceStatus, AbsenceType } from '../contract/kinds.ts';
import type { Span } from './rules/recurrence.ts';
import type { CalendarRow } from './store-calendars.ts';

/** Somebody whose absence is about to be written or counted. */
export interface AbsentPerson extends CalendarRow {
  fullName: string;
  department: string | null;
  reportingTo: string | null;
  profileImageAt: Date | null;
  state: 'active' | 'inactive' | 'pending';
  isExternal: boolean;
}

/**
 * These people, or everybody active and internal, in the order of their ids. Whoever writes locks them, so that what is judged still holds
 * when it is written; one who only reads does not.
 */
export async function readAbsentPeople(
  company: Company,
  who: readonly string[] | 'everybody',
  { lock = false } = {},
): Promise<AbsentPerson[]> {
  const chosen = who === 'everybody' ? sql`person.state = 'active' and not person.is_external` : sql`person.id = any(${[...who]}::uuid[])`;
  const { rows } = await sql<AbsentPerson>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.department,
      person.reporting_to as "reportingTo", person.profile_image_at as "profileImageAt", person.state, person.is_external as "isExternal",
      person.start_date as "startDate", person.end_date as "endDate", person.birthday, person.country,
      coalesce((
        select jsonb_agg(jsonb_build_object('validFrom', week.valid_from, 'weekdays', week.weekdays) order by week.valid_from)
        from work_week week where week.company_id = person.company_id and week.company_user_id = person.id
      ), '[]') as weeks
    from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted' and ${chosen}
    order by person.id ${lock ? sql`for no key update of person` : sql``}
  `.execute(company.tx);
  return rows;
}

/** Locks the people whose absences these are; answers their ids. */
export async function lockPeopleOf(company: Company, absenceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    where person.company_id = ${company.id} and person.id in (
      select company_user_id from absence where company_id = ${company.id} and id = any(${[...absenceIds]}::uuid[])
    )
    order by person.id for no key update of person
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export interface BookedRow {
  companyUserId: string;
  absenceId: string;
  type: AbsenceType;
  status: AbsenceStatus;
  portion: AbsencePortion;
  startDate: string;
  endDate: string;
  spans: Span[];
}

/** What these people have booked in a period: the versions that hold, and those that are proposed. */
export async function readBooked(
  company: Company,
  companyUserIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select absence.company_user_id as "companyUserId", absence.id as "absenceId", version.type, absence.status, version.portion,
      version.start_date as "startDate", version.end_date as "endDate",
      jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date) order by span.start_date) as spans
    from absence
    join absence_version version on version.company_id = absence.company_id and version.absence_id = absence.id
      and (version.number = absence.version_number or version.number = absence.proposed_number)
    join absence_span span
      on span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
    where absence.company_id = ${company.id} and absence.company_user_id = any(${[...companyUserIds]}::uuid[])
      and absence.status in (1, 2, 4, 6, 8, 9, 10, 11, 12)
      and version.start_date <= ${to}::date and version.end_date >= ${from}::date
      and span.start_date <= ${to}::date and span.end_date >= ${from}::date
    group by absence.company_user_id, absence.id, version.number, version.type, absence.status, version.portion, version.start_date,
      version.end_date
    order by version.start_date, absence.id
  `.execute(company.tx);
  return rows;
}

export interface ColleagueRow extends BookedRow {
  fullName: string;
}

/** The people near somebody, by department or manager, or the whole company; and who of them is away in a period. */
export async function readColleagues(
  company: Company,
  near: { department: string | null; reportingTo: string | null; but: string; everybody: boolean },
  { from, to }: { from: string; to: string },
): Promise<{ people: { companyUserId: string; department: string | null; isNear: boolean }[]; away: ColleagueRow[] }> {
  const { department, reportingTo, but, everybody } = near;
  const { rows } = await sql<{ companyUserId: string; department: string | null; isNear: boolean; away: ColleagueRow[] | null }>`
    select person.id as "companyUserId", person.department,
      coalesce(person.department = ${department}::text, false) or coalesce(person.reporting_to = ${reportingTo}::uuid, false) as "isNear",
      (select jsonb_agg(jsonb_build_object(
          'companyUserId', person.id, 'fullName', person.first_name || ' ' || person.last_name, 'absenceId', absence.id, 'type', absence.type,
          'status', absence.status, 'portion', version.portion, 'startDate', absence.start_date, 'endDate', absence.end_date,
          'spans', (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date))
            from absence_span span
            where span.company_id = absence.company_id and span.absence_id = absence.id and span.number = absence.version_number)))
        from absence join absence_version version
          on version.company_id = absence.company_id and version.absence_id = absence.id and version.number = absence.version_number
        where absence.company_id = person.company_id and absence.company_user_id = person.id and absence.status in (2, 4, 6, 8, 9, 10, 12)
          and absence.type not in (2, 9) and absence.start_date <= ${to}::date and absence.end_date >= ${from}::date) as away
    from company_user person
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external and person.id <> ${but}::uuid
      and (${everybody} or person.department = ${department}::text or person.reporting_to = ${reportingTo}::uuid)
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return {
    people: rows.map(({ companyUserId, department: of, isNear }) => ({ companyUserId, department: of, isNear })),
    away: rows.flatMap(({ away }) => away ?? []),
  };
}

/** How many people near each of these requests, by department or manager, are away meanwhile; one statement. */
export async function countAway(company: Company, absenceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ absenceId: string; count: number }>`
    select wanted.absence_id as "absenceId", count(distinct away.company_user_id) as count
    from absence asked
    join company_user person on person.company_id = asked.company_id and person.id = asked.company_user_id
    join absence_span wanted on wanted.company_id = asked.company_id and wanted.absence_id = asked.id
      and wanted.number = coalesce(asked.proposed_number, asked.version_number)
    join company_user colleague on colleague.company_id = asked.company_id and colleague.id <> person.id and colleague.state = 'active'
      and not colleague.is_external and (colleague.department = person.department or colleague.reporting_to = person.reporting_to)
    join absence away on away.company_id = asked.company_id and away.company_user_id = colleague.id
      and away.status in (2, 4, 6, 8, 9, 10, 12) and away.type not in (2, 9)
      and away.start_date <= wanted.end_date and away.end_date >= wanted.start_date
    join absence_span span on span.company_id = away.company_id and span.absence_id = away.id and span.number = away.version_number
      and span.start_date <= wanted.end_date and span.end_date >= wanted.start_date
    where asked.company_id = ${company.id} and asked.id = any(${[...absenceIds]}::uuid[])
    group by wanted.absence_id
  `.execute(company.tx);
  return new Map(rows.map(({ absenceId, count }) => [absenceId, count]));
}

/** How many care days were given to a person in a year; undefined when nobody has said. */
export async function readCareDays(company: Company, companyUserId: string, year: number): Promise<number | undefined> {
  const { rows } = await sql<{ days: number }>`
    select days from absence_care_days
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and year = ${year}::smallint
  `.execute(company.tx);
  return rows[0]?.days;
}
