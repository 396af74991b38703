import { sql, type RawBuilder } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { preventIndexUse } from '#kernel/server/database/prevent-index-use.ts';
import type { Recurrence } from '../../contract/entities.ts';
import {
  absenceAction as action,
  healthTypes,
  requestActions,
  waitingStatuses,
  type AbsenceAction,
  type AbsencePortion,
  type AbsenceStatus,
  type AbsenceType,
} from '../../contract/kinds.ts';

const waiting = literals(waitingStatuses);
const { create, declineUpdate, cancelUpdate, undo } = action;

/** An event of an absence, for notifications; days are those of the company's calendar. */
export interface AbsenceEvent {
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
  /** When it was decided; null while it is pending, and if it never was. */
  doneOn: string | null;
  /** Outdated: a decision that was undone, or a request that was changed, withdrawn or decided. */
  isOver: boolean;
  /** It has reached the next leader too, because nobody had answered. */
  isEscalated: boolean;
  type: AbsenceType;
  /** It was illness or care before or after the event, or would have become it. */
  isAboutIllness: boolean;
  /** The type of the absence as it stands now, which a request may want to change. */
  heldType: AbsenceType;
  startDate: string;
  endDate: string;
  portion: AbsencePortion;
  recurrence: Recurrence | null;
  createdBy: string;
  createdByName: string;
}

/** Events in the state at the time of sending. */
export function readEvents(company: Company, eventIds: readonly string[]): Promise<AbsenceEvent[]> {
  return read(company, sql`select id from absence_event where company_id = ${company.id} and id = any(${[...eventIds]}::uuid[])`);
}

/** Events between two days of the company's calendar, and requests pending on any of them. */
export async function readEventsBetween(company: Company, { from, to }: { from: string; to: string }): Promise<AbsenceEvent[]> {
  // As timestamps: under row-level security no index supports comparing a timestamp with a date.
  const [since, until] = [sql`(${from}::date - 1)::timestamptz`, sql`(${to}::date + 2)::timestamptz`];
  const events = await read(
    company,
    sql`with late (absence_id) as materialized (
        select absence_id from absence_event where company_id = ${company.id} and at >= ${since}
        union select id from absence where company_id = ${company.id} and status in ${waiting}
      )
      select id from absence_event where company_id = ${company.id} and at >= ${since} and at < ${until}
      union
      select event.id from late join absence_event event on event.company_id = ${company.id} and event.absence_id = late.absence_id
      where ${preventIndexUse(sql`event.to_status in ${waiting} and event.at < ${until}`)}`,
  );
  return events.filter(
    ({ date, toStatus, doneOn }) =>
      date <= to && (date >= from || (waitingStatuses.includes(toStatus) && (doneOn === null || doneOn > from))),
  );
}

/** A declined or withdrawn change refers to the approved version. `ids` selects the events by their ids. */
async function read(company: Company, ids: RawBuilder<unknown>): Promise<AbsenceEvent[]> {
  const { rows } = await sql<AbsenceEvent>`
    with chosen (id) as materialized (${ids})
    select event.id as "eventId", event.absence_id as "absenceId", absence.company_user_id as "companyUserId",
      person.state = 'active' as "isActive", event.action, event.from_status as "fromStatus", event.to_status as "toStatus", event.by,
      doer.first_name || ' ' || doer.last_name as "byName", event.comment, (event.at at time zone owner.time_zone)::date as date,
      case when event.to_status in ${waiting} and not (absence.status in ${waiting} and not later.is_asked_again)
        then (later.at at time zone owner.time_zone)::date end as "doneOn",
      coalesce(later.is_undone, false) or (event.action in ${literals([create, ...requestActions])} and later.is_any) as "isOver",
      coalesce(absence.escalated_at >= event.at and absence.status in ${waiting} and not later.is_asked_again, false) as "isEscalated",
      exists (select from absence_version told where told.company_id = event.company_id and told.absence_id = event.absence_id
        and told.number in (event.old_number, event.new_number) and told.type in ${literals(healthTypes)}) as "isAboutIllness",
      version.type, absence.type as "heldType", version.start_date as "startDate", version.end_date as "endDate", version.portion, version.recurrence,
      coalesce(creator.id, person.id) as "createdBy",
      coalesce(creator.first_name || ' ' || creator.last_name, person.first_name || ' ' || person.last_name) as "createdByName"
    from chosen
    join absence_event event on event.company_id = ${company.id} and event.id = chosen.id
    join absence on absence.company_id = event.company_id and absence.id = event.absence_id
    join company owner on owner.company_id = event.company_id
    cross join lateral (
      select id, state, first_name, last_name from company_user
      where company_id = absence.company_id and id = absence.company_user_id limit 1
    ) person
    join absence_version version on version.company_id = event.company_id and version.absence_id = event.absence_id
      and version.number = case when event.action in ${literals([declineUpdate, cancelUpdate])} then absence.version_number
        else coalesce(event.new_number, absence.version_number) end
    left join company_user doer on doer.company_id = event.company_id and doer.id = event.by
    left join company_user creator on creator.company_id = absence.company_id and creator.id = absence.created_by
    left join lateral (
      select count(*) > 0 as is_any, bool_or(next.action = ${sql.lit(undo)}) as is_undone, coalesce(bool_or(next.action in ${literals(requestActions)}), false) as is_asked_again,
        min(next.at) filter (where next.action <> ${sql.lit(undo)}) as at
      from absence_event next
      where next.company_id = event.company_id and next.absence_id = event.absence_id
        and ${preventIndexUse(sql`(next.at, next.id) > (event.at, event.id)`)}
    ) later on true
    order by event.at, event.id
  `.execute(company.tx);
  return rows;
}

/** How many requests were pending at the end of each of these periods. */
export async function countWaiting(company: Company, periods: readonly { to: string }[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from (
        select distinct on (event.absence_id) event.to_status from absence_event event
        where event.company_id = owner.company_id and (event.at at time zone owner.time_zone)::date <= period.last
        order by event.absence_id, event.at desc, event.id desc
      ) last where last.to_status in ${waiting}
    ) as count
    from unnest(${periods.map(({ to }) => to)}::date[]) with ordinality as period(last, place)
    join company owner on owner.company_id = ${company.id}
    order by period.place
  `.execute(company.tx);
  return rows.map(({ count }) => count);
}
