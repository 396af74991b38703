import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { countingStatuses } from '../../contract/kinds.ts';
import type { AbsencePortion, AbsenceStatus } from '../../contract/kinds.ts';
import type { CountedSpan } from '../rules/recurrence.ts';

/** A current or proposed version, with its stored cost. */
export interface VersionRow {
  absenceId: string;
  companyUserId: string;
  status: AbsenceStatus;
  number: number;
  isProposed: boolean;
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
  const { rows } = await sql<VersionRow>`
    select held.id as "absenceId", held.company_user_id as "companyUserId", held.status, version.number,
      version.number is distinct from held.version_number as "isProposed", version.portion, version.deductible,
      version.days_per_year as "daysPerYear",
      (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'counted', span.counted) order by span.start_date)
        from absence_span span
        where span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number) as spans
    from absence held
    join absence_version version on version.company_id = held.company_id and version.absence_id = held.id
      and (version.number = held.version_number or version.number = held.proposed_number)
    where held.company_id = ${company.id} and held.status in ${literals(countingStatuses)}
      and exists (
        select from absence_version one where one.company_id = held.company_id and one.absence_id = held.id and one.end_date >= ${from}::date
          and (one.number = held.version_number or one.number = held.proposed_number))
      ${companyUserIds ? sql`and held.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
    order by held.id, version.number
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
