import { sql } from 'kysely';
import { literals } from '#kernel/server/database/literals.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { requestActions, transferStatus, waitingStatuses } from '../../contract/kinds.ts';

/** A pending request that has reached nobody but its first deciders. */
export interface UnansweredRow {
  id: string;
  companyUserId: string;
  /** The event that asked for it; null for a transfer. */
  eventId: string | null;
  /** The day of the company's calendar on which it was asked for. */
  since: string;
}

/** The requests of active people that wait since an earlier day and were not escalated since; locked until the commit. */
export async function lockUnanswered(company: Company, today: string): Promise<{ absences: UnansweredRow[]; transfers: UnansweredRow[] }> {
  const absences = await sql<UnansweredRow>`
    select absence.id, absence.company_user_id as "companyUserId", asked.id as "eventId", (asked.at at time zone owner.time_zone)::date as since
    from absence
    join company owner on owner.company_id = absence.company_id
    join company_user person on person.company_id = absence.company_id and person.id = absence.company_user_id and person.state = 'active'
    cross join lateral (
      select event.id, event.at from absence_event event
      where event.company_id = absence.company_id and event.absence_id = absence.id and event.action in ${literals(requestActions)}
      order by event.at desc, event.id desc limit 1
    ) asked
    where absence.company_id = ${company.id} and absence.status in ${literals(waitingStatuses)}
      and (absence.escalated_at is null or absence.escalated_at < asked.at) and (asked.at at time zone owner.time_zone)::date < ${today}::date
    order by absence.id for no key update of absence
  `.execute(company.tx);
  const transfers = await sql<UnansweredRow>`
    select moved.id, moved.company_user_id as "companyUserId", null as "eventId", (moved.requested_at at time zone owner.time_zone)::date as since
    from vacation_transfer moved
    join company owner on owner.company_id = moved.company_id
    join company_user person on person.company_id = moved.company_id and person.id = moved.company_user_id and person.state = 'active'
    where moved.company_id = ${company.id} and moved.status = ${sql.lit(transferStatus.pending)} and moved.escalated_at is null
      and (moved.requested_at at time zone owner.time_zone)::date < ${today}::date
    order by moved.id for no key update of moved
  `.execute(company.tx);
  return { absences: absences.rows, transfers: transfers.rows };
}

/** Marks these requests as having reached the next leader. */
export async function setEscalated(
  company: Company,
  { absenceIds, transferIds }: { absenceIds: readonly string[]; transferIds: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    with moved as (
      update vacation_transfer set escalated_at = ${now}::timestamptz
      where company_id = ${company.id} and id = any(${[...transferIds]}::uuid[])
    )
    update absence set escalated_at = ${now}::timestamptz where company_id = ${company.id} and id = any(${[...absenceIds]}::uuid[])
  `.execute(company.tx);
}
