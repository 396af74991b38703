import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { absenceType, countingStatuses, ownIllnessTypes, type AbsenceStatus } from '../contract/kinds.ts';
import type { CountedSpan, Span } from './rules/recurrence.ts';

/** The days of a vacation, as it is or as a pending change proposes it. */
export interface VacationSpan extends Span {
  status: AbsenceStatus;
  isProposed: boolean;
}

/** Sick leave, and the vacation on its days, also vacation that waits. */
export interface IllnessRow {
  absenceId: string;
  spans: CountedSpan[];
  vacation: VacationSpan[];
}

/** Those of these sick leaves that meet vacation of their person. */
export async function readIllnessInVacation(company: Company, absenceIds: readonly string[]): Promise<IllnessRow[]> {
  const { rows } = await sql<IllnessRow>`
    select illness.id as "absenceId", met.vacation,
      (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'counted', span.counted) order by span.start_date)
        from absence_span span
        where span.company_id = illness.company_id and span.absence_id = illness.id and span.number = illness.version_number) as spans
    from absence illness
    cross join lateral (
      select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'status', held.status,
        'isProposed', span.number <> held.version_number) order by span.start_date) as vacation
      from absence held
      join absence_version version on version.company_id = held.company_id and version.absence_id = held.id
        and version.number in (held.version_number, held.proposed_number) and version.type = ${sql.lit(absenceType.Vacation)}
      join absence_span span
        on span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
      where held.company_id = illness.company_id and held.company_user_id = illness.company_user_id
        and held.status in ${literals(countingStatuses)}
        and span.start_date <= illness.end_date and span.end_date >= illness.start_date
    ) met
    where illness.company_id = ${company.id} and illness.id = any(${[...absenceIds]}::uuid[]) and met.vacation is not null
  `.execute(company.tx);
  return rows;
}

/** The absences of these people in these years whose cost depends on illness: vacation that gave days back, and illness that is deducted. */
export async function findCostsOfIllness(
  company: Company,
  { years, companyUserIds }: { years: readonly number[]; companyUserIds: readonly string[] },
): Promise<string[]> {
  if (companyUserIds.length === 0 || years.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select held.id
    from absence held
    join absence_version version on version.company_id = held.company_id and version.absence_id = held.id
      and version.number in (held.version_number, held.proposed_number) and version.deductible
    join absence_span span on span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
    where held.company_id = ${company.id} and held.company_user_id = any(${[...companyUserIds]}::uuid[])
      and held.status in ${literals(countingStatuses)}
      and span.start_date <= ${`${Math.max(...years)}-12-31`}::date and span.end_date >= ${`${Math.min(...years)}-01-01`}::date
      and (version.type in ${literals(ownIllnessTypes)} or span.counted ~ '[bc]')
    group by held.id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
