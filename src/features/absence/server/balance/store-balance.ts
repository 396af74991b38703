import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LedgerKind } from '../../contract/kinds.ts';

/** The sum of a person's lines of one kind in a year. `planned` is what of `taken` belongs to absences that begin after today. */
export interface SumRow {
  companyUserId: string;
  year: number;
  kind: LedgerKind;
  days: number;
  planned: number;
  /** Whether the allowance was set for this person; or is a share of the company's, for a part of the year. */
  isSet: boolean;
  isProrated: boolean;
}

/** What stands in the ledger of these years, by person and kind: of these people, or of everybody; one statement. */
export async function readSums(
  company: Company,
  { years, today, companyUserIds }: { years: readonly number[]; today: string; companyUserIds?: readonly string[] | undefined },
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select line.company_user_id as "companyUserId", line.year, line.kind, sum(line.days)::float8 as days,
      coalesce(sum(line.days) filter (where line.kind = 'taken' and booked.start_date > ${today}::date), 0)::float8 as planned,
      bool_or(line.kind = 'allowance' and line.reason = 'set') as "isSet",
      bool_or(line.kind = 'allowance' and line.reason = 'prorated') as "isProrated"
    from absence_ledger line
    left join absence booked on booked.company_id = line.company_id and booked.id = line.absence_id
    where line.company_id = ${company.id} and line.year = any(${[...years]}::smallint[])
      ${companyUserIds ? sql`and line.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
    group by line.company_user_id, line.year, line.kind
  `.execute(company.tx);
  return rows;
}

/** What a person's ledger of a year sums up to. */
export interface LeftRow {
  companyUserId: string;
  days: number;
  /** Whether an allowance is among the lines, so that the company's default is none. */
  hasAllowance: boolean;
}

/** What the ledgers of a year sum up to, of everybody whom they are about; read from the index alone. */
export async function readLeft(company: Company, year: number): Promise<LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select company_user_id as "companyUserId", sum(days)::float8 as days, bool_or(kind = 'allowance') as "hasAllowance"
    from absence_ledger where company_id = ${company.id} and year = ${year}::smallint group by company_user_id
  `.execute(company.tx);
  return rows;
}

/** The day on which each person last booked days of a year, by person and year; one statement. */
export async function readLastBooked(company: Company, years: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; date: string }>`
    select line.company_user_id || ' ' || line.year as key, (max(line.at) at time zone owner.time_zone)::date as date
    from absence_ledger line join company owner on owner.company_id = line.company_id
    where line.company_id = ${company.id} and line.year = any(${[...years]}::smallint[]) and line.kind in ('taken', 'reserved')
    group by line.company_user_id, line.year, owner.time_zone
  `.execute(company.tx);
  return new Map(rows.map(({ key, date }) => [key, date]));
}
