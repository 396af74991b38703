import { sql, type RawBuilder } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Recurrence } from '../contract/entities.ts';
import type { AbsenceAction, AbsencePortion, AbsenceStatus, AbsenceType } from '../contract/kinds.ts';

/** Something that happened, for telling somebody of it; days are those of the company's calendar. */
export interface ToldEvent {
  eventId: string;
  absenceId: string;
  companyUserId: string;
  isActive: boolean;
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  toStatus: AbsenceStatus;
  by: string | null;
  byName: string | null;
  comment: string | null;
  date: string;
  /** Until when it waited to be decided; null while it does, and of what never waited. */
  doneOn: string | null;
  /** No longer news: a decision that was taken back, a request that was changed, withdrawn or decided. */
  isOver: boolean;
  type: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  recurrence: Recurrence | null;
  createdBy: string;
  createdByName: string;
}

/** Events as they stand when their messages leave. */
export function readToldEvents(company: Company, eventIds: readonly string[]): Promise<ToldEvent[]> {
  return read(company, sql`event.id = any(${[...eventIds]}::uuid[])`);
}

/** What happened between two days of the company's calendar, and what waited on any of them. */
export async function readEventsBetween(company: Company, { from, to }: { from: string; to: string }): Promise<ToldEvent[]> {
  const isLate = sql`event.absence_id in (
    select touched.absence_id from absence_event touched where touched.company_id = ${company.id} and touched.at >= ${from}::date - 1
    union select waiting.id from absence waiting where waiting.company_id = ${company.id} and waiting.status in (1, 4, 8, 11))`;
  const events = await read(company, sql`${isLate} and event.at < ${to}::date + 2`);
  return events.filter(
    ({ date, toStatus, doneOn }) => date <= to && (date >= from || (waits.has(toStatus) && (doneOn === null || doneOn > from))),
  );
}

const waits: ReadonlySet<AbsenceStatus> = new Set([1, 4, 8, 11]);

/** A change that was refused or withdrawn leaves what was agreed, so that is what it is about. */
async function read(company: Company, which: RawBuilder<unknown>): Promise<ToldEvent[]> {
  const { rows } = await sql<ToldEvent>`
    select event.id as "eventId", event.absence_id as "absenceId", absence.company_user_id as "companyUserId",
      person.state = 'active' as "isActive", event.action, event.from_status as "fromStatus", event.to_status as "toStatus", event.by,
      doer.first_name || ' ' || doer.last_name as "byName", event.comment, (event.at at time zone owner.time_zone)::date as date,
      case when event.to_status in (1, 4, 8, 11) and not (absence.status in (1, 4, 8, 11) and not later.is_asked_again)
        then (later.at at time zone owner.time_zone)::date end as "doneOn",
      coalesce(later.is_undone, false) or (event.action in (1, 7, 8, 9) and later.is_any) as "isOver",
      version.type, version.start_date as "startDate", version.end_date as "endDate", version.portion, version.recurrence,
      coalesce(creator.id, person.id) as "createdBy",
      coalesce(creator.first_name || ' ' || creator.last_name, person.first_name || ' ' || person.last_name) as "createdByName"
    from absence_event event
    join absence on absence.company_id = event.company_id and absence.id = event.absence_id
    join company owner on owner.company_id = event.company_id
    join company_user person on person.company_id = absence.company_id and person.id = absence.company_user_id
    join absence_version version on version.company_id = event.company_id and version.absence_id = event.absence_id
      and version.number = case when event.action in (11, 12) then absence.version_number
        else coalesce(event.new_number, absence.version_number) end
    left join company_user doer on doer.company_id = event.company_id and doer.id = event.by
    left join company_user creator on creator.company_id = absence.company_id and creator.id = absence.created_by
    left join lateral (
      select count(*) > 0 as is_any, bool_or(next.action = 13) as is_undone, coalesce(bool_or(next.action in (7, 8, 9)), false) as is_asked_again,
        min(next.at) filter (where next.action <> 13) as at
      from absence_event next
      where next.company_id = event.company_id and next.absence_id = event.absence_id and (next.at, next.id) > (event.at, event.id)
    ) later on true
    where event.company_id = ${company.id} and ${which}
    order by event.at, event.id
  `.execute(company.tx);
  return rows;
}

/** How many requests waited at the end of each of these periods. */
export async function countOpen(company: Company, periods: readonly { to: string }[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from (
        select distinct on (event.absence_id) event.to_status from absence_event event
        where event.company_id = owner.company_id and (event.at at time zone owner.time_zone)::date <= period.last
        order by event.absence_id, event.at desc, event.id desc
      ) last where last.to_status in (1, 4, 8, 11)
    ) as count
    from unnest(${periods.map(({ to }) => to)}::date[]) with ordinality as period(last, place)
    join company owner on owner.company_id = ${company.id}
    order by period.place
  `.execute(company.tx);
  return rows.map(({ count }) => count);
}

/** Where somebody reads mail, and in which language. */
export interface Reader {
  companyUserId: string;
  email: string;
  preferredLanguage: 'nb' | 'en-gb';
  companyName: string;
}

/** Those of these people who are active and have signed in. */
export async function readReaders(company: Company, companyUserIds: readonly string[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select person.id as "companyUserId", account.email, account.preferred_language as "preferredLanguage", owner.name as "companyName"
    from company_user person
    join account on account.id = person.account_id
    join company owner on owner.company_id = person.company_id
    where person.company_id = ${company.id} and person.id = any(${[...companyUserIds]}::uuid[]) and person.state = 'active'
    order by person.id
  `.execute(company.tx);
  return rows;
}
