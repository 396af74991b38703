import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { absenceType, effectiveStatuses } from '../contract/kinds.ts';
import type { CountedSpan, Span } from './rules/recurrence.ts';

/** Sick leave, and the vacation that counts on its days. */
export interface IllnessRow {
  absenceId: string;
  spans: CountedSpan[];
  vacation: Span[];
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
      select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date) order by span.start_date) as vacation
      from absence held
      join absence_span span on span.company_id = held.company_id and span.absence_id = held.id and span.number = held.version_number
      where held.company_id = illness.company_id and held.company_user_id = illness.company_user_id
        and held.type = ${sql.lit(absenceType.Vacation)} and held.status in ${literals(effectiveStatuses)}
        and span.start_date <= illness.end_date and span.end_date >= illness.start_date
    ) met
    where illness.company_id = ${company.id} and illness.id = any(${[...absenceIds]}::uuid[]) and met.vacation is not null
  `.execute(company.tx);
  return rows;
}

/** How many days each of these vacations has given back, where any. */
export async function readGivenBack(company: Company, absenceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ absenceId: string; days: number }>`
    select held.id as "absenceId",
      sum(length(regexp_replace(span.counted, '[^b]', '', 'g')) + 2 * length(regexp_replace(span.counted, '[^c]', '', 'g')))::float8 / 2 as days
    from absence held
    join absence_span span on span.company_id = held.company_id and span.absence_id = held.id and span.number = held.version_number
    where held.company_id = ${company.id} and held.id = any(${[...absenceIds]}::uuid[]) and span.counted ~ '[bc]'
    group by held.id
  `.execute(company.tx);
  return new Map(rows.map(({ absenceId, days }) => [absenceId, days]));
}
