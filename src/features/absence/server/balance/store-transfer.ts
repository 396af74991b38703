import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { transferStatus, type TransferStatus } from '../../contract/kinds.ts';
import type { PeopleFilter } from '../store-absence.ts';

/** A stored transfer with names. */
export interface TransferRow {
  transferId: string;
  companyUserId: string;
  fullName: string;
  days: number;
  fromYear: number;
  toYear: number;
  status: TransferStatus;
  comment: string | null;
  requestedAt: Date;
  decidedBy: VacationTransfer['actionCompanyUser'];
  decidedAt: Date | null;
  decisionComment: string | null;
}

/** Which transfers; a year matches either year of a transfer. */
export interface TransferSelection {
  companyUserIds?: readonly string[] | undefined;
  /** Somebody whose transfers are left out. */
  except?: string | null;
  year?: number | undefined;
  statuses?: readonly number[] | undefined;
  /** Leaves out what an administrator transferred at once for somebody else, without a request. */
  requestedOnly?: boolean;
  transferId?: string;
  lock?: boolean;
}

/** Transfers of days, newest first. */
export async function readTransfers(company: Company, selection: TransferSelection): Promise<TransferRow[]> {
  const { companyUserIds, except = null, year, statuses, requestedOnly, transferId, lock } = selection;
  const { rows } = await sql<TransferRow>`
    select moved.id as "transferId", moved.company_user_id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName",
      moved.days::float8 as days, moved.from_year as "fromYear", moved.to_year as "toYear", moved.status, moved.comment,
      moved.requested_at as "requestedAt", moved.decided_at as "decidedAt", moved.decision_comment as "decisionComment",
      case when decider.id is not null then
        jsonb_build_object('companyUserId', decider.id, 'fullName', decider.first_name || ' ' || decider.last_name) end as "decidedBy"
    from vacation_transfer moved
    join company_user person on person.company_id = moved.company_id and person.id = moved.company_user_id
    left join company_user decider on decider.company_id = moved.company_id and decider.id = moved.decided_by
    where moved.company_id = ${company.id}
      ${companyUserIds ? sql`and moved.company_user_id = any(${[...companyUserIds]}::uuid[])` : sql``}
      ${except === null ? sql`` : sql`and moved.company_user_id <> ${except}::uuid`}
      ${year === undefined ? sql`` : sql`and (moved.from_year = ${year}::smallint or moved.to_year = ${year}::smallint)`}
      ${statuses ? sql`and moved.status in ${literals(statuses)}` : sql``}
      ${requestedOnly ? sql`and (moved.decided_by is distinct from moved.requested_by or moved.decided_by = moved.company_user_id)` : sql``}
      ${transferId === undefined ? sql`` : sql`and moved.id = ${transferId}::uuid`}
    order by moved.id desc
    ${lock ? sql`for no key update of moved` : sql``}
  `.execute(company.tx);
  return rows;
}

/** How many transfers of these people wait, by the year out of which they are; with `except` only those that do not touch that year. */
export async function countWaitingTransfers(
  company: Company,
  { everybody, companyUserIds, except: nobody }: PeopleFilter,
  { except = null }: { except?: number | null } = {},
): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select from_year as year, count(*) as count from vacation_transfer
    where company_id = ${company.id} and status = ${sql.lit(transferStatus.pending)}
      and (${everybody} or company_user_id = any(${[...companyUserIds]}::uuid[]))
      and (${nobody}::uuid is null or company_user_id <> ${nobody}::uuid)
      and (${except}::smallint is null or (from_year <> ${except}::smallint and to_year <> ${except}::smallint))
    group by from_year
  `.execute(company.tx);
  return rows;
}

/** A new transfer, requested or already approved. */
export interface NewTransfer {
  transferId: string;
  companyUserId: string;
  fromYear: number;
  days: number;
  comment: string | null;
  isDecided: boolean;
}

export async function insertTransfer(
  company: Company,
  { transferId, companyUserId, fromYear, days, comment, isDecided }: NewTransfer,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    insert into vacation_transfer (company_id, id, company_user_id, from_year, to_year, days, status, comment, requested_at, requested_by,
      decided_at, decided_by)
    values (${company.id}, ${transferId}::uuid, ${companyUserId}::uuid, ${fromYear}::smallint, ${fromYear + 1}::smallint, ${days}::numeric,
      ${isDecided ? transferStatus.approved : transferStatus.pending}::smallint, ${comment}, ${now}::timestamptz, ${by}::uuid,
      ${isDecided ? now : null}::timestamptz, ${isDecided ? by : null}::uuid)
  `.execute(company.tx);
}

/** Writes the decision on a transfer. */
export async function decideTransfer(
  company: Company,
  { transferId, status, comment }: { transferId: string; status: TransferStatus; comment: string | null },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    update vacation_transfer set status = ${status}::smallint, decided_at = ${now}::timestamptz, decided_by = ${by}::uuid,
      decision_comment = ${comment}
    where company_id = ${company.id} and id = ${transferId}::uuid
  `.execute(company.tx);
}

/** Undoes a decision: the transfer waits again. */
export async function reopenTransfer(company: Company, transferId: string): Promise<void> {
  await sql`
    update vacation_transfer set status = ${sql.lit(transferStatus.pending)}, decided_at = null, decided_by = null, decision_comment = null
    where company_id = ${company.id} and id = ${transferId}::uuid
  `.execute(company.tx);
}

/** The days of these people's transfers out of a year that wait. */
export async function readWaitingDays(company: Company, companyUserIds: readonly string[], year: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ companyUserId: string; days: number }>`
    select company_user_id as "companyUserId", sum(days)::float8 as days from vacation_transfer
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[]) and from_year = ${year}::smallint
      and status = ${sql.lit(transferStatus.pending)} group by company_user_id
  `.execute(company.tx);
  return new Map(rows.map(({ companyUserId, days }) => [companyUserId, days]));
}

/** A transfer that was asked for and is declined. */
export type DeclinedTransfer = Pick<TransferRow, 'transferId' | 'companyUserId' | 'fromYear' | 'days' | 'requestedAt'>;

/** A requested transfer, with days of the company's calendar. */
export interface TransferDays extends Pick<TransferRow, 'transferId' | 'companyUserId' | 'days' | 'fromYear' | 'status' | 'decidedBy'> {
  date: string;
  /** Null while it is pending. */
  doneOn: string | null;
  /** It has reached the next leader too, because nobody had answered. */
  isEscalated: boolean;
  requestedBy: string | null;
}

/** Transfers that were pending, or decided by somebody else, between two days; or one transfer. */
export async function readTransfersBetween(
  company: Company,
  { from, to, transferId = null }: { from: string; to: string; transferId?: string | null },
): Promise<TransferDays[]> {
  const requestedOn = sql`(moved.requested_at at time zone owner.time_zone)::date`;
  const decided = sql`(moved.decided_at at time zone owner.time_zone)::date`;
  const { rows } = await sql<TransferDays>`
    select moved.id as "transferId", moved.company_user_id as "companyUserId", moved.days::float8 as days, moved.from_year as "fromYear",
      moved.status, ${requestedOn} as date, ${decided} as "doneOn", moved.requested_by as "requestedBy", moved.escalated_at is not null as "isEscalated",
      case when decider.id is not null then
        jsonb_build_object('companyUserId', decider.id, 'fullName', decider.first_name || ' ' || decider.last_name) end as "decidedBy"
    from vacation_transfer moved
    join company owner on owner.company_id = moved.company_id
    join company_user person on person.company_id = moved.company_id and person.id = moved.company_user_id and person.state = 'active'
    left join company_user decider on decider.company_id = moved.company_id and decider.id = moved.decided_by
    where moved.company_id = ${company.id} and (${transferId}::uuid is null or moved.id = ${transferId}::uuid)
      and ${requestedOn} <= ${to}::date and (moved.decided_at is null or ${decided} >= ${from}::date)
      and moved.decided_by is distinct from moved.company_user_id
    order by moved.requested_at, moved.id
  `.execute(company.tx);
  return rows;
}
