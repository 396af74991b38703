import { sql } from 'kysely';
import { dayJson, idJson, jsonRows, wholeJson } from '#kernel/server/database/json-rows.ts';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { JsonRows } from '#kernel/server/json-answer.ts';
import { CalendarSpan } from '../../contract/entities.ts';
import {
  absencePortion,
  absenceStatus,
  absenceType,
  countingStatuses,
  effectiveStatuses,
  ownIllnessTypes,
  type AbsencePortion,
  type AbsenceStatus,
  type AbsenceType,
} from '../../contract/kinds.ts';
import type { VisibilityTable } from '../policy.ts';
import type { WorkTerms } from '../rules/work-calendar.ts';

/** A row of the wallchart, with the settings that decide how the person's days count. */
export interface WallPerson extends WorkTerms {
  fullName: string;
  department: string | null;
  position: string | null;
  employeeNumber: string | null;
  profileImageAt: Date | null;
  /** The day on which they were deactivated; null while they are active. */
  inactivationDate: string | null;
}

/** All active internal people by name, or some of them; of these also those who have left, when that is asked for. */
export async function readWallPeople(
  company: Company,
  companyUserIds?: readonly string[],
  { withLeavers = false } = {},
): Promise<WallPerson[]> {
  const { rows } = await sql<WallPerson>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.department, person.position,
      person.employee_number as "employeeNumber", person.profile_image_at as "profileImageAt", person.country,
      person.start_date as "startDate", person.end_date as "endDate", person.birthday,
      person.inactivation_date as "inactivationDate", coalesce(own.weeks, '[]') as weeks
    from company_user person
    left join (
      select company_user_id, jsonb_agg(jsonb_build_object('validFrom', valid_from, 'weekdays', weekdays) order by valid_from) as weeks
      from work_week where company_id = ${company.id} and company_user_id is not null group by company_user_id
    ) own on own.company_user_id = person.id
    where person.company_id = ${company.id} and person.state ${withLeavers ? sql`in ('active', 'inactive')` : sql`= 'active'`} and not person.is_external
      ${companyUserIds ? sql`and person.id = any(${[...companyUserIds]}::uuid[])` : sql``}
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return rows;
}

/** A span of consecutive days of an absence, in its current version. */
export interface SpanRow {
  absenceId: string;
  companyUserId: string;
  type: AbsenceType;
  status: AbsenceStatus;
  absencePortion: AbsencePortion;
  startDate: string;
  endDate: string;
  /** What each date was counted as (`CountedSpan`). */
  counted: string;
}

export interface Period {
  startDate: string;
  endDate: string;
}

/** The spans in a period with these statuses; one statement for any number of people. */
export async function readSpans(
  company: Company,
  { startDate, endDate, statuses, companyUserIds }: Period & { statuses: readonly AbsenceStatus[]; companyUserIds?: readonly string[] },
): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`
    select held.id as "absenceId", held.company_user_id as "companyUserId", held.type, held.status, version.portion as "absencePortion",
      span.start_date as "startDate", span.end_date as "endDate", span.counted
    from absence_span span
    join absence held on held.company_id = span.company_id and held.id = span.absence_id and held.version_number = span.number
    join absence_version version
      on version.company_id = span.company_id and version.absence_id = span.absence_id and version.number = span.number
    where span.company_id = ${company.id} and span.start_date <= ${endDate}::date and span.end_date >= ${startDate}::date
      and held.status in ${literals(statuses)}
      ${companyUserIds ? sql`and held.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
    order by span.start_date
  `.execute(company.tx);
  return rows;
}

const bars = jsonRows(
  CalendarSpan,
  {
    absenceId: idJson(sql`stretch.id`),
    type: wholeJson(sql`visibility.shown_type`),
    status: wholeJson(sql`visibility.shown_status`),
    startDate: dayJson(sql`stretch.start_date`),
    endDate: dayJson(sql`stretch.end_date`),
    absencePortion: wholeJson(sql`stretch.portion`),
  },
  sql`stretch.start_date, stretch.id`,
);

/** Which vacation hides illness for each visibility: none (0), what is agreed (1), or all of it where the viewer sees what waits (2). */
function cutsOf(rules: VisibilityTable['rules']): number[] {
  const waiting = rules.filter(({ type, status }) => type === absenceType.Vacation && status === absenceStatus.Created);
  const seen = new Set(waiting.map(({ place }) => place));
  return rules.map(({ place, type, shownType }) => {
    if (!ownIllnessTypes.includes(type) || shownType !== absenceType.Absence) return 0;
    return seen.has(place) ? 2 : 1;
  });
}

/**
 * The bars of each person in a period, as JSON built by the database with the details that the viewer may see: there are about ten per person and
 * year; illness inside vacation is left out for who may not know of it (absence.79). The spans are joined first: together with the viewer's table the planner estimates one row, and looks up each version separately.
 */
export async function readBars(
  company: Company,
  { startDate, endDate, table: { places, rules } }: Period & { table: VisibilityTable },
): Promise<{ companyUserId: string; absences: JsonRows<typeof CalendarSpan> }[]> {
  const cuts = cutsOf(rules);
  const { rows } = await sql<{ companyUserId: string; absences: JsonRows<typeof CalendarSpan> }>`
    with held_span as materialized (
      select held.id, held.company_user_id, held.type, held.status, version.portion, span.start_date, span.end_date
      from absence_span span
      join absence held on held.company_id = span.company_id and held.id = span.absence_id and held.version_number = span.number
      join absence_version version
        on version.company_id = span.company_id and version.absence_id = span.absence_id and version.number = span.number
      where span.company_id = ${company.id} and span.start_date <= ${endDate}::date and span.end_date >= ${startDate}::date
    ), met as materialized (
      select illness.id, illness.start_date, illness.end_date,
        coalesce(range_agg(daterange(span.start_date, span.end_date, '[]')) filter (
          where held.status in ${literals(effectiveStatuses)} and span.number = held.version_number), '{}') as agreed,
        range_agg(daterange(span.start_date, span.end_date, '[]')) as vacation
      from held_span illness
      join absence held on held.company_id = ${company.id} and held.company_user_id = illness.company_user_id
        and held.status in ${literals(countingStatuses)}
      join absence_version version on version.company_id = held.company_id and version.absence_id = held.id
        and version.number in (held.version_number, held.proposed_number) and version.type = ${sql.lit(absenceType.Vacation)}
      join absence_span span on span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
        and span.start_date <= illness.end_date and span.end_date >= illness.start_date
      where ${cuts.some((cut) => cut > 0)} and illness.type in ${literals(ownIllnessTypes)} and illness.portion = ${sql.lit(absencePortion.FullDay)}
      group by illness.id, illness.start_date, illness.end_date
    ), stretch as (
      select held_span.id, held_span.company_user_id, held_span.type, held_span.status, held_span.portion, held_span.start_date,
        held_span.end_date, case when met.id is not null then 0 end as cut
      from held_span left join met on met.id = held_span.id and met.start_date = held_span.start_date
      union all
      select held_span.id, held_span.company_user_id, held_span.type, held_span.status, held_span.portion,
        lower(part), upper(part) - 1, hidden.cut
      from met
      join held_span on held_span.id = met.id and held_span.start_date = met.start_date
      cross join lateral (values (1, met.agreed), (2, met.vacation)) hidden(cut, days)
      cross join lateral unnest(datemultirange(daterange(met.start_date, met.end_date, '[]')) - hidden.days) part
      where lower(part) <= ${endDate}::date and upper(part) > ${startDate}::date
    )
    select stretch.company_user_id as "companyUserId", ${bars} as absences
    from stretch
    left join unnest(${places.map(({ companyUserId }) => companyUserId)}::uuid[], ${places.map(({ place }) => place)}::smallint[])
      standing(id, place) on standing.id = stretch.company_user_id
    join unnest(
      ${rules.map(({ place }) => place)}::smallint[], ${rules.map(({ type }) => type)}::smallint[],
      ${rules.map(({ status }) => status)}::smallint[], ${rules.map((rule) => rule.shownType)}::smallint[],
      ${rules.map((rule) => rule.shownStatus)}::smallint[], ${cuts}::smallint[]
    ) visibility(place, type, status, shown_type, shown_status, cut)
      on visibility.place = coalesce(standing.place, 0) and visibility.type = stretch.type and visibility.status = stretch.status
        and coalesce(stretch.cut = visibility.cut, true)
    group by stretch.company_user_id
  `.execute(company.tx);
  return rows;
}
