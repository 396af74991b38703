import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

interface ChargedRow {
  absenceId: string;
  year: number;
  kind: 'taken' | 'reserved';
  days: number;
}

/** What the ledger holds for absences, by year and kind. */
export async function readCharged(company: Company, absenceIds: readonly string[]): Promise<ChargedRow[]> {
  const { rows } = await sql<ChargedRow>`
    select absence_id as "absenceId", year, kind, sum(days)::float8 as days from absence_ledger
    where company_id = ${company.id} and absence_id = any(${[...absenceIds]}::uuid[]) and kind in ('taken', 'reserved')
    group by absence_id, year, kind having sum(days) <> 0
  `.execute(company.tx);
  return rows;
}
