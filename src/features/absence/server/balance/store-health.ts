import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { absenceType, countingStatuses } from '../../contract/kinds.ts';

/** Self-certified absence of twelve months, and the care days of a calendar year. */
export interface HealthRow {
  sickSpans: { startDate: string; endDate: string }[];
  careDaysUsed: number;
  careDaysEntitled: number | null;
}

/** A person's self-certified spans that end after `from`, and care days of `year`. */
export async function readHealth(
  company: Company,
  { companyUserId, from, year }: { companyUserId: string; from: string; year: number },
): Promise<HealthRow> {
  const held = sql`held.company_id = ${company.id} and held.company_user_id = ${companyUserId}::uuid
    and held.status in ${literals(countingStatuses)}`;
  const { rows } = await sql<HealthRow>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date) order by span.start_date), '[]')
        from absence held join absence_span span
          on span.company_id = held.company_id and span.absence_id = held.id and span.number = held.version_number
        where ${held} and held.type = ${sql.lit(absenceType.SickLeaveSelfReported)} and span.end_date >= ${from}::date) as "sickSpans",
      (select coalesce(sum((version.days_per_year ->> ${String(year)})::numeric), 0)::float8
        from absence held join absence_version version
          on version.company_id = held.company_id and version.absence_id = held.id and version.number = held.version_number
        where ${held} and held.type = ${sql.lit(absenceType.CareDays)}) as "careDaysUsed",
      (select days from absence_care_days
        where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and year = ${year}::smallint) as "careDaysEntitled"
  `.execute(company.tx);
  return rows[0] ?? { sickSpans: [], careDaysUsed: 0, careDaysEntitled: null };
}

/** How many care days a person has in each of these years; those in which they were not set are missing. */
export async function readCareDays(company: Company, companyUserId: string, years: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ year: number; days: number }>`
    select year, days from absence_care_days
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid and year = any(${[...years]}::smallint[])
  `.execute(company.tx);
  return new Map(rows.map(({ year, days }) => [year, days]));
}

/** Sets how many care days a person has in a year. */
export async function writeCareDays(
  company: Company,
  { companyUserId, year, days }: { companyUserId: string; year: number; days: number },
): Promise<void> {
  await sql`
    insert into absence_care_days (company_id, company_user_id, year, days)
    values (${company.id}, ${companyUserId}::uuid, ${year}::smallint, ${days}::smallint)
    on conflict (company_id, company_user_id, year) do update set days = excluded.days
  `.execute(company.tx);
}
