import { sql } from 'kysely';
import { addMonths } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ErasureDay, ErasureStatus, OwnErasure } from '#kernel/server/own-erasures.ts';
import { breachKind, requestKind } from '../log-gdpr.ts';

/** The job that erases, as the log names it. */
export const eraseOldAction = 'gdpr.eraseOldRecords';

/** How long closed records are kept (gdpr.118). */
interface RecordRetention {
  kind: typeof requestKind | typeof breachKind;
  months: number;
  /** The day on which a record was closed, in the zone of the company. */
  closedOn: ReturnType<typeof sql>;
  from: ReturnType<typeof sql>;
}

// Limitation Act § 2: who was answered wrongly may claim for three years.
const requests: RecordRetention = {
  kind: requestKind,
  months: 36,
  closedOn: sql`record.answered_on`,
  from: sql`gdpr_subject_request record`,
};
// Personal Data Act § 28: the authority may fine for five years.
const breaches: RecordRetention = {
  kind: breachKind,
  months: 60,
  closedOn: sql`(record.closed_at at time zone company.time_zone)::date`,
  from: sql`gdpr_breach record`,
};

/** Closed records whose time is over. */
async function readOld(company: Company, { closedOn, from, months }: RecordRetention, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select record.id from ${from} join company on company.company_id = record.company_id
    where record.company_id = ${company.id} and record.state <> 'open' and ${closedOn} + make_interval(months => ${months}::integer) <= ${today}::date
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export const readOldRequests = (company: Company, today: string): Promise<string[]> => readOld(company, requests, today);
export const readOldBreaches = (company: Company, today: string): Promise<string[]> => readOld(company, breaches, today);

/** Deletes closed requests; the answers that they had before go along. */
export async function deleteRequests(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from gdpr_subject_request where company_id = ${company.id} and id = any(${ids}::uuid[])`.execute(company.tx);
}

/** Deletes closed breaches with their timelines. */
export async function deleteBreaches(company: Company, ids: readonly string[]): Promise<void> {
  await sql`delete from gdpr_breach where company_id = ${company.id} and id = any(${ids}::uuid[])`.execute(company.tx);
}

/** The next day on which some of them fall due, and when some were last erased. */
async function readStanding(company: Company, { kind, months, closedOn, from }: RecordRetention, day: ErasureDay): Promise<ErasureStatus> {
  const { rows } = await sql<{ closedOn: string | null; count: number; erasedAt: Date | null }>`
    with closed as (
      select ${closedOn} as day from ${from} join company on company.company_id = record.company_id
      where record.company_id = ${company.id} and record.state <> 'open'
    )
    select first.day as "closedOn", (select count(*)::integer from closed where closed.day = first.day) as count, (
        select max(line.at) from audit_log line where line.company_id = ${company.id} and line.entity = ${kind} and line.action = ${eraseOldAction}
      ) as "erasedAt"
    from (select min(day) as day from closed) first
  `.execute(company.tx);
  const { closedOn: first = null, count = 0, erasedAt = null } = rows[0] ?? {};
  const due = first && addMonths(first, months);
  return {
    period: { unit: 'months', count: months },
    next: due ? { date: due < day.today ? day.today : due, count } : null,
    lastDone: erasedAt && { date: day.dayOf(erasedAt), companyUserId: null },
  };
}

export const requestErasure: OwnErasure = {
  key: 'gdpr.requests',
  what: { no: 'Lukkede henvendelser om personopplysninger', en: 'Closed requests about personal data' },
  isAutomatic: true,
  standing: (company, day) => readStanding(company, requests, day),
};
export const breachErasure: OwnErasure = {
  key: 'gdpr.breaches',
  what: { no: 'Avsluttede brudd på personopplysningssikkerheten', en: 'Closed personal data breaches' },
  isAutomatic: true,
  standing: (company, day) => readStanding(company, breaches, day),
};
