import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import type { AbsencePortion, AbsenceStatus, AbsenceType } from '../../contract/kinds.ts';
import type { CountedSpan } from '../rules/recurrence.ts';

/** A current or proposed version, with its stored cost. */
export interface VersionRow {
  absenceId: string;
  companyUserId: string;
  status: AbsenceStatus;
  number: number;
  isProposed: boolean;
  type: AbsenceType;
  portion: AbsencePortion;
  deductible: boolean;
  daysPerYear: Record<string, number>;
  spans: CountedSpan[];
}

/** The versions that count, or would if approved, and reach into a period. */
export async function readVersions(
  company: Company,
  { from, companyUserIds }: { from: string; companyUserIds?: readonly string[] | undefined },
): Promise<VersionRow[]> {
  // Each version is found by its whole key: of one number or another, PostgreSQL 18 reads all of a company for each absence without statistics.
  const { rows } = await sql<VersionRow>`
    select "absenceId", "companyUserId", status, number, "isProposed", type, portion, deductible, "daysPerYear",
      (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'counted', span.counted) order by span.start_date)
        from absence_span span
        where span.company_id = ${company.id} and span.absence_id = counting."absenceId" and span.number = counting.number) as spans
    from (
      select held.id as "absenceId", held.company_user_id as "companyUserId", held.status, version.number,
        version.number is distinct from held.version_number as "isProposed", version.type, version.portion, version.deductible,
        version.days_per_year as "daysPerYear", bool_or(version.end_date >= ${from}::date) over (partition by held.id) as reaches
      from absence held
      cross join lateral (values (held.version_number), (held.proposed_number)) as kept(number)
      join absence_version version on version.company_id = held.company_id and version.absence_id = held.id and version.number = kept.number
      where held.company_id = ${company.id} and held.status in ${literals(countingStatuses)}
        ${companyUserIds ? sql`and held.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
    ) counting
    where reaches
    order by "absenceId", number
  `.execute(company.tx);
  return rows;
}

/** Writes the new counts of versions and their spans. */
export async function writeCounts(
  company: Company,
  counted: readonly Pick<VersionRow, 'absenceId' | 'number' | 'daysPerYear' | 'spans'>[],
): Promise<void> {
  const versions = counted.map(({ absenceId, number, daysPerYear }) => {
    return { absenceId, number, daysPerYear, workingDays: Object.values(daysPerYear).reduce((sum, days) => sum + days, 0) };
  });
  const spans = counted.flatMap(({ absenceId, number, spans: each }) => each.map((span) => ({ absenceId, number, ...span })));
  await sql`
    with recounted as (
      update absence_span span set counted = sent.counted
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as sent("absenceId" uuid, number integer, "startDate" date, counted text)
      where span.company_id = ${company.id} and span.absence_id = sent."absenceId" and span.number = sent.number
        and span.start_date = sent."startDate"
    )
    update absence_version version set working_days = counted."workingDays", days_per_year = counted."daysPerYear"
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      as counted("absenceId" uuid, number integer, "workingDays" numeric, "daysPerYear" jsonb)
    where version.company_id = ${company.id} and version.absence_id = counted."absenceId" and version.number = counted.number
  `.execute(company.tx);
}
