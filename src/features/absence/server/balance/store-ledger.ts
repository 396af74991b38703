import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import type { AbsenceStatus, AbsenceType } from '../../contract/kinds.ts';

/** A line that is added to the ledger: signed days of a person and year, and why. */
export interface NewLine {
  companyUserId: string;
  year: number;
  kind: LedgerLine['kind'];
  reason: LedgerLine['reason'];
  days: number;
  comment?: string | null;
  absenceId?: string;
  transferId?: string;
  otherYear?: number;
}

/** Adds lines, in their order, in one statement; none when there are none. `by` is null for the product itself. */
export async function insertLines(
  company: Company,
  lines: readonly NewLine[],
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ id: newId(), ...line }));
  await sql`
    insert into absence_ledger
      (company_id, id, company_user_id, year, kind, reason, days, at, by, comment, absence_id, transfer_id, other_year)
    select ${company.id}::integer, id, "companyUserId", year, kind, reason, days, ${now}::timestamptz, ${by}::uuid, comment,
      "absenceId", "transferId", "otherYear"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(id uuid, "companyUserId" uuid, year smallint, kind text, reason text,
      days numeric, comment text, "absenceId" uuid, "transferId" uuid, "otherYear" smallint)
  `.execute(company.tx);
}

/** A line with what it is about, as it is kept. */
export interface LineRow {
  lineId: string;
  kind: LedgerLine['kind'];
  reason: LedgerLine['reason'];
  days: number;
  at: Date;
  by: LedgerLine['by'];
  comment: string | null;
  absence: { absenceId: string; type: AbsenceType; status: AbsenceStatus; startDate: string; endDate: string } | null;
  otherYear: number | null;
}

/** A person's lines of a year, first to last. */
export async function readLines(company: Company, { companyUserId, year }: { companyUserId: string; year: number }): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id as "lineId", line.kind, line.reason, line.days::float8 as days, line.at, line.comment, line.other_year as "otherYear",
      case when author.id is not null
        then jsonb_build_object('companyUserId', author.id, 'fullName', author.first_name || ' ' || author.last_name) end as by,
      case when booked.id is not null then jsonb_build_object('absenceId', booked.id, 'type', booked.type, 'status', booked.status,
        'startDate', booked.start_date, 'endDate', booked.end_date) end as absence
    from absence_ledger line
    left join absence booked on booked.company_id = line.company_id and booked.id = line.absence_id
    left join company_user author on author.company_id = line.company_id and author.id = line.by
    where line.company_id = ${company.id} and line.company_user_id = ${companyUserId}::uuid and line.year = ${year}::smallint
    -- What one had from the beginning is written when the year is closed or the allowance is set, and comes before all that was taken of it.
    order by (line.kind = 'allowance' and line.reason in ('companyDefault', 'prorated')) desc, line.id
  `.execute(company.tx);
  return rows;
}

/** The years in which a person has lines. */
export async function readYears(company: Company, companyUserId: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from absence_ledger where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid order by year
  `.execute(company.tx);
  return rows.map(({ year }) => year);
}
