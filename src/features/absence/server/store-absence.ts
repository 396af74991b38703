import { sql, type RawBuilder } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Recurrence } from '../contract/entities.ts';
import {
  absenceAction,
  absenceStatus,
  confidentialTypes,
  countingStatuses,
  decisionActions,
  requestActions,
  undoGraceSeconds,
  undoSeconds,
  waitingStatuses,
  type AbsenceAction,
  type AbsencePortion,
  type AbsenceStatus,
  type AbsenceType,
} from '../contract/kinds.ts';
import type { CountedSpan, Span } from './rules/recurrence.ts';

/** One version of an absence: requested, registered or changed. */
export interface VersionData {
  number: number;
  type: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  recurrence: Recurrence | null;
  comment: string | null;
  deductible: boolean;
  isStatutory: boolean;
  workingDays: number;
  calendarDays: number;
  daysPerYear: Record<string, number>;
  spans: CountedSpan[];
}

/** An event of an absence. */
export interface EventData {
  id: string;
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  toStatus: AbsenceStatus;
  at: string;
  by: string | null;
  byName: string | null;
  comment: string | null;
  oldNumber: number | null;
  newNumber: number | null;
}

/** An absence with its person, its current and proposed version, and its last event. */
export interface AbsenceRow {
  absenceId: string;
  companyUserId: string;
  fullName: string;
  department: string | null;
  profileImageAt: Date | null;
  isActive: boolean;
  status: AbsenceStatus;
  version: number;
  requestedAt: Date;
  createdAt: Date;
  createdBy: string | null;
  createdByName: string | null;
  current: VersionData;
  proposed: VersionData | null;
  last: EventData;
  /** The last decision that was not undone. */
  decision: EventData | null;
  /** When what waits, or waited last, was asked for; an undone decision leaves it as it was. */
  askedAt: Date;
  /** Whether it has reached the next leader too, because nobody had answered. */
  isEscalated: boolean;
}

/** A version, with this table alias, as JSON. */
const versionOf = (alias: RawBuilder<unknown>) => sql`jsonb_build_object(
  'number', ${alias}.number, 'type', ${alias}.type, 'startDate', ${alias}.start_date, 'endDate', ${alias}.end_date, 'portion', ${alias}.portion,
  'recurrence', ${alias}.recurrence, 'comment', ${alias}.comment, 'deductible', ${alias}.deductible, 'isStatutory', ${alias}.is_statutory,
  'workingDays', ${alias}.working_days, 'calendarDays', ${alias}.calendar_days, 'daysPerYear', ${alias}.days_per_year,
  'spans', (select jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'counted', span.counted)
      order by span.start_date)
    from absence_span span
    where span.company_id = ${alias}.company_id and span.absence_id = ${alias}.absence_id and span.number = ${alias}.number))`;

const eventOf = sql`jsonb_build_object('id', event.id, 'action', event.action, 'fromStatus', event.from_status, 'toStatus', event.to_status,
  'at', event.at, 'by', event.by, 'byName', doer.first_name || ' ' || doer.last_name, 'comment', event.comment,
  'oldNumber', event.old_number, 'newNumber', event.new_number)`;

const lastEvent = (condition: RawBuilder<unknown>) => sql`(
  select ${eventOf} from absence_event event
  left join company_user doer on doer.company_id = event.company_id and doer.id = event.by
  where event.company_id = absence.company_id and event.absence_id = absence.id and ${condition}
  order by event.at desc, event.id desc limit 1)`;

// `isDecision` of the contract.
const isDecision = sql`(event.action in ${literals(decisionActions)} and event.from_status in ${literals(waitingStatuses)})`;

async function read(company: Company, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select absence.id as "absenceId", absence.company_user_id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName",
      person.department, person.profile_image_at as "profileImageAt", person.state = 'active' as "isActive", absence.status, absence.version,
      absence.requested_at as "requestedAt", held.created_at as "createdAt", held.created_by as "createdBy",
      author.first_name || ' ' || author.last_name as "createdByName", ${versionOf(sql`held`)} as current,
      case when proposed.number is not null then ${versionOf(sql`proposed`)} end as proposed, ${lastEvent(sql`true`)} as last,
      (select case when (decision.event ->> 'action')::integer <> ${sql.lit(absenceAction.undo)} then decision.event end
        from (select ${lastEvent(sql`(event.action = ${sql.lit(absenceAction.undo)} or ${isDecision})`)} as event) decision) as decision,
      coalesce(asked.at, absence.requested_at) as "askedAt", coalesce(absence.escalated_at >= asked.at, false) as "isEscalated"
    from absence
    join company_user person on person.company_id = absence.company_id and person.id = absence.company_user_id
    join absence_version held
      on held.company_id = absence.company_id and held.absence_id = absence.id and held.number = absence.version_number
    left join absence_version proposed
      on proposed.company_id = absence.company_id and proposed.absence_id = absence.id and proposed.number = absence.proposed_number
    left join company_user author on author.company_id = held.company_id and author.id = held.created_by
    cross join lateral (
      select max(event.at) as at from absence_event event
      where event.company_id = absence.company_id and event.absence_id = absence.id and event.action in ${literals(requestActions)}
    ) asked
    where absence.company_id = ${company.id} and ${where}
    order by ${order}
  `.execute(company.tx);
  return rows;
}

const isWaiting = sql`absence.status in ${literals(waitingStatuses)}`;

const newestFirst = sql`absence.start_date desc, absence.id desc`;
const soonestFirst = sql`absence.start_date, absence.id`;

export function readAbsences(company: Company, absenceIds: readonly string[]): Promise<AbsenceRow[]> {
  return read(company, sql`absence.id = any(${[...absenceIds]}::uuid[])`, soonestFirst);
}

const touching = (year: number) => sql`absence.start_date <= ${`${year}-12-31`}::date and absence.end_date >= ${`${year}-01-01`}::date`;

/** What was added for everybody and taken back before anybody was told (absence.73): it stands in no list. */
const isTakenBack = sql`(absence.batch_id is not null and absence.status = ${sql.lit(absenceStatus.Deleted)} and exists (
  select from absence_event event
  where event.company_id = absence.company_id and event.absence_id = absence.id and event.action = ${sql.lit(absenceAction.delete)}
    and event.at <= absence.requested_at + make_interval(secs => ${sql.lit(undoSeconds + undoGraceSeconds)})))`;

/** A person's absences in a year, newest first; also those that a proposed change would move there. */
export function readAbsencesOf(company: Company, companyUserId: string, year: number): Promise<AbsenceRow[]> {
  const proposes = sql`coalesce(
    proposed.start_date <= ${`${year}-12-31`}::date and proposed.end_date >= ${`${year}-01-01`}::date, false)`;
  return read(
    company,
    sql`absence.company_user_id = ${companyUserId}::uuid and (${touching(year)} or ${proposes}) and not ${isTakenBack}`,
    newestFirst,
  );
}

/** Whose absences a list contains. */
export interface PeopleFilter {
  everybody: boolean;
  companyUserIds: readonly string[];
  /** The viewer, who cannot decide their own unless alone. */
  except: string | null;
}

const ofPeople = ({ everybody, companyUserIds, except }: PeopleFilter) =>
  sql`(${everybody} or absence.company_user_id = any(${[...companyUserIds]}::uuid[]))
    and (${except}::uuid is null or absence.company_user_id <> ${except}::uuid)`;

/** Pending requests that touch a year, soonest first. */
export function readWaiting(company: Company, filter: PeopleFilter, year: number): Promise<AbsenceRow[]> {
  return read(company, sql`${isWaiting} and person.state = 'active' and ${ofPeople(filter)} and ${touching(year)}`, soonestFirst);
}

interface WaitingKind {
  companyUserId: string;
  type: AbsenceType;
  status: AbsenceStatus;
  /** In which they start. */
  year: number;
  count: number;
}

/**
 * The number of pending requests by the facts that decide their visibility and by year; with `except` only those that do not touch that year, with
 * `listed` only others than these.
 */
export async function readWaitingKinds(
  company: Company,
  filter: PeopleFilter,
  { except, listed = [] }: { except?: number; listed?: readonly string[] } = {},
): Promise<WaitingKind[]> {
  const { rows } = await sql<WaitingKind>`
    select absence.company_user_id as "companyUserId",
      case when proposed.type in ${literals(confidentialTypes)} then proposed.type else absence.type end as type, absence.status,
      extract(year from absence.start_date)::integer as year, count(*) as count
    from absence join company_user person on person.company_id = absence.company_id and person.id = absence.company_user_id
    left join absence_version proposed
      on proposed.company_id = absence.company_id and proposed.absence_id = absence.id and proposed.number = absence.proposed_number
    where absence.company_id = ${company.id} and ${isWaiting} and person.state = 'active' and ${ofPeople(filter)}
      ${except === undefined ? sql`` : sql`and not (${touching(except)})`}
      and absence.id <> all(${[...listed]}::uuid[])
    group by 1, 2, 3, 4
  `.execute(company.tx);
  return rows;
}

/** The decisions of a year; a later change at once leaves out what it changed, which nobody decided (absence.64). */
export function readDecided(company: Company, filter: PeopleFilter, year: number): Promise<AbsenceRow[]> {
  const isDecided = sql`exists (
    select from absence_event event where event.company_id = absence.company_id and event.absence_id = absence.id and ${isDecision}
      and not exists (
        select from absence_event later where later.company_id = event.company_id and later.absence_id = event.absence_id
          and later.action = ${sql.lit(absenceAction.approveUpdate)} and later.from_status not in ${literals(waitingStatuses)}
          and (later.at, later.id) > (event.at, event.id)))`;
  return read(company, sql`${ofPeople(filter)} and ${touching(year)} and ${isDecided}`, newestFirst);
}

/** The pending requests of a person. */
export function readWaitingOf(company: Company, companyUserId: string): Promise<AbsenceRow[]> {
  return read(company, sql`absence.company_user_id = ${companyUserId}::uuid and ${isWaiting}`, soonestFirst);
}

/** What one person added for everybody at once. */
export function readBatch(company: Company, { batchId, by }: { batchId: string; by: string }): Promise<AbsenceRow[]> {
  return read(company, sql`absence.batch_id = ${batchId}::uuid and absence.created_by = ${by}::uuid`, soonestFirst);
}

export interface HistoryRow extends EventData {
  old: VersionData | null;
  new: VersionData | null;
}

/** All events of an absence, oldest first, with their versions. */
export async function readHistory(company: Company, absenceId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<{ event: EventData; old: VersionData | null; new: VersionData | null }>`
    select ${eventOf} as event, case when was.number is not null then ${versionOf(sql`was`)} end as old,
      case when becomes.number is not null then ${versionOf(sql`becomes`)} end as new
    from absence_event event
    left join company_user doer on doer.company_id = event.company_id and doer.id = event.by
    left join absence_version was
      on was.company_id = event.company_id and was.absence_id = event.absence_id and was.number = event.old_number
    left join absence_version becomes
      on becomes.company_id = event.company_id and becomes.absence_id = event.absence_id and becomes.number = event.new_number
    where event.company_id = ${company.id} and event.absence_id = ${absenceId}::uuid
    order by event.at, event.id
  `.execute(company.tx);
  return rows.map(({ event, ...versions }) => ({ ...event, ...versions }));
}

/** A version of an absence that counts, with its days. */
export interface BookedRow {
  companyUserId: string;
  absenceId: string;
  type: AbsenceType;
  status: AbsenceStatus;
  portion: AbsencePortion;
  startDate: string;
  endDate: string;
  spans: Span[];
}

/** A booked version with what its days were counted as, and its cost. */
export interface CountedRow extends BookedRow {
  number: number;
  isProposed: boolean;
  deductible: boolean;
  daysPerYear: Record<string, number>;
  spans: CountedSpan[];
}

/** The bookings of these people in a period: current and proposed versions, with their spans there. */
export async function readBooked(
  company: Company,
  companyUserIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select absence.company_user_id as "companyUserId", absence.id as "absenceId", version.type, absence.status, version.portion,
      version.start_date as "startDate", version.end_date as "endDate", version.number, version.number <> absence.version_number as "isProposed",
      version.deductible, version.days_per_year as "daysPerYear",
      jsonb_agg(jsonb_build_object('startDate', span.start_date, 'endDate', span.end_date, 'counted', span.counted) order by span.start_date)
        as spans
    from absence
    join absence_version version on version.company_id = absence.company_id and version.absence_id = absence.id
      and (version.number = absence.version_number or version.number = absence.proposed_number)
    join absence_span span
      on span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
    where absence.company_id = ${company.id} and absence.company_user_id = any(${[...companyUserIds]}::uuid[])
      and absence.status in ${literals(countingStatuses)}
      and version.start_date <= ${to}::date and version.end_date >= ${from}::date
      and span.start_date <= ${to}::date and span.end_date >= ${from}::date
    group by absence.company_id, absence.id, version.company_id, version.absence_id, version.number
    order by version.start_date, absence.id
  `.execute(company.tx);
  return rows;
}
