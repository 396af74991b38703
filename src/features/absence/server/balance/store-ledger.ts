import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { AllowanceBasis, LedgerLine } from '../../contract/entities-balance.ts';
import type { AbsenceStatus, AbsenceType, LedgerKind } from '../../contract/kinds.ts';
import type { HeldAllowance } from '../rules/default-lines.ts';

/** A new ledger line: signed days of a person and year, and the reason. */
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
  basis?: AllowanceBasis;
}

/** Inserts lines, in order, in one statement. `by` is null for the product itself. */
export async function insertLines(
  company: Company,
  lines: readonly NewLine[],
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ id: newId(), ...line }));
  await sql`
    insert into absence_ledger
      (company_id, id, company_user_id, year, kind, reason, days, at, by, comment, absence_id, transfer_id, other_year, basis)
    select ${company.id}::integer, id, "companyUserId", year, kind, reason, days, ${now}::timestamptz, ${by}::uuid, comment,
      "absenceId", "transferId", "otherYear", basis
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(id uuid, "companyUserId" uuid, year smallint, kind text, reason text,
      days numeric, comment text, "absenceId" uuid, "transferId" uuid, "otherYear" smallint, basis jsonb)
  `.execute(company.tx);
}

/** What the lines about a transfer come to, without those that took each other back. */
export async function readLinesOfTransfer(company: Company, transferId: string): Promise<NewLine[]> {
  const { rows } = await sql<NewLine>`
    select company_user_id as "companyUserId", year, kind, reason, sum(days)::float8 as days, transfer_id as "transferId", other_year as "otherYear"
    from absence_ledger where company_id = ${company.id} and transfer_id = ${transferId}::uuid
    group by company_user_id, year, kind, reason, transfer_id, other_year having sum(days) <> 0 order by year, kind
  `.execute(company.tx);
  return rows;
}

/** A stored line with its absence and author. */
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
  basis: AllowanceBasis | null;
}

/** A person's lines of a year, oldest first. */
export async function readLines(company: Company, { companyUserId, year }: { companyUserId: string; year: number }): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id as "lineId", line.kind, line.reason, line.days::float8 as days, line.at, line.comment, line.other_year as "otherYear", line.basis,
      case when author.id is not null
        then jsonb_build_object('companyUserId', author.id, 'fullName', author.first_name || ' ' || author.last_name) end as by,
      case when booked.id is not null then jsonb_build_object('absenceId', booked.id, 'type', booked.type, 'status', booked.status,
        'startDate', booked.start_date, 'endDate', booked.end_date) end as absence
    from absence_ledger line
    left join absence booked on booked.company_id = line.company_id and booked.id = line.absence_id
    left join company_user author on author.company_id = line.company_id and author.id = line.by
    where line.company_id = ${company.id} and line.company_user_id = ${companyUserId}::uuid and line.year = ${year}::smallint
    -- What one had from the beginning may be written later than what was taken of it, and comes first.
    order by (line.kind = 'allowance' and line.reason in ('companyDefault', 'prorated')) desc, line.id
  `.execute(company.tx);
  return rows;
}

/** The years for which a person has lines. */
export async function readYears(company: Company, companyUserId: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from absence_ledger where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid order by year
  `.execute(company.tx);
  return rows.map(({ year }) => year);
}

interface ChargedRow {
  absenceId: string;
  year: number;
  kind: 'taken' | 'reserved';
  days: number;
}

/** The ledger charges of absences, by year and kind. */
export async function readCharges(company: Company, absenceIds: readonly string[]): Promise<ChargedRow[]> {
  if (absenceIds.length === 0) return [];
  const { rows } = await sql<ChargedRow>`
    select absence_id as "absenceId", year, kind, sum(days)::float8 as days from absence_ledger
    where company_id = ${company.id} and absence_id = any(${[...absenceIds]}::uuid[]) and kind in ('taken', 'reserved')
    group by absence_id, year, kind having sum(days) <> 0
  `.execute(company.tx);
  return rows;
}

/** The sum of a person's lines of one kind in a year. `planned` is the part of `taken` on days after today. */
export interface SumRow {
  companyUserId: string;
  year: number;
  kind: LedgerKind;
  days: number;
  planned: number;
}

/**
 * Sums of the ledger of these years by person and kind, of these people or of everybody; one statement. Of an absence that has begun the days after
 * today are planned by what they were counted as; one from before this was stored has none planned in the year that has begun.
 */
export async function readSums(
  company: Company,
  { years, today, companyUserIds }: { years: readonly number[]; today: string; companyUserIds?: readonly string[] | undefined },
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    with charged as (
      select line.company_user_id, line.year, line.kind, case when line.kind = 'taken' then line.absence_id end as absence_id, sum(line.days) as days
      from absence_ledger line
      where line.company_id = ${company.id} and line.year = any(${[...years]}::smallint[])
        ${companyUserIds ? sql`and line.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
      group by 1, 2, 3, 4
    )
    select charged.company_user_id as "companyUserId", charged.year, charged.kind, sum(charged.days)::float8 as days,
      coalesce(sum(case
        when booked.id is null then 0
        when greatest(booked.start_date, make_date(charged.year, 1, 1)) > ${today}::date then charged.days
        else greatest(charged.days, -coalesce(rest.days, 0)) end), 0)::float8 as planned
    from charged
    left join absence booked on booked.company_id = ${company.id} and booked.id = charged.absence_id and booked.end_date > ${today}::date
      and make_date(charged.year, 12, 31) > ${today}::date
    left join lateral (
      select sum(2 * (length(dates) - length(replace(dates, '2', ''))) + length(dates) - length(replace(dates, '1', ''))) / 2.0 as days
      from absence_span span
      cross join lateral (
        select substr(span.counted, greatest(${today}::date + 1 - span.start_date, 0) + 1,
          greatest(least(make_date(charged.year, 12, 31), span.end_date) - greatest(${today}::date + 1, span.start_date) + 1, 0)) as dates
      ) ahead
      where booked.start_date <= ${today}::date
        and span.company_id = booked.company_id and span.absence_id = booked.id and span.number = booked.version_number
    ) rest on true
    group by charged.company_user_id, charged.year, charged.kind
  `.execute(company.tx);
  return rows;
}

/** The allowance that the ledger holds for a person in a year; a share by the first line where it has no basis. */
interface AllowanceRow extends HeldAllowance {
  companyUserId: string;
  year: number;
  isProrated: boolean;
}

/** The allowances of these people in these years; those without a line are omitted. */
export async function readAllowances(
  company: Company,
  { years, companyUserIds }: { years: readonly number[]; companyUserIds: readonly string[] },
): Promise<AllowanceRow[]> {
  const { rows } = await sql<AllowanceRow>`
    select company_user_id as "companyUserId", year, sum(days)::float8 as days, bool_or(reason = 'set') as "isSet",
      bool_or(reason = 'prorated') as "isProrated", (array_agg(basis order by id desc) filter (where basis is not null))[1] as basis
    from absence_ledger
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[]) and year = any(${[...years]}::smallint[])
      and kind = 'allowance'
    group by company_user_id, year
  `.execute(company.tx);
  return rows;
}

/** The sum of a person's ledger in a year. */
export interface LeftRow {
  companyUserId: string;
  days: number;
  /** Whether the lines include an allowance, so that the company's default does not apply. */
  hasAllowance: boolean;
}

/** The ledger sums of a year for everybody with lines; an index-only scan. */
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
