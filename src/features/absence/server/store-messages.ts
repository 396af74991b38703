import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AbsenceAction, AbsenceStatus } from '../contract/kinds.ts';

/** Something that happened, for telling somebody of it. */
export interface ToldEvent {
  eventId: string;
  absenceId: string;
  action: AbsenceAction;
  fromStatus: AbsenceStatus;
  by: string | null;
  byName: string | null;
  comment: string | null;
  /** No longer news: a decision that was taken back, a request that was changed, withdrawn or decided. */
  isOver: boolean;
}

/** Events as they stand when their messages leave. */
export async function readToldEvents(company: Company, eventIds: readonly string[]): Promise<ToldEvent[]> {
  const { rows } = await sql<ToldEvent>`
    select event.id as "eventId", event.absence_id as "absenceId", event.action, event.from_status as "fromStatus", event.by,
      doer.first_name || ' ' || doer.last_name as "byName", event.comment,
      exists (
        select from absence_event later
        where later.company_id = event.company_id and later.absence_id = event.absence_id and (later.at, later.id) > (event.at, event.id)
          and (later.action = 13 or event.action in (1, 7, 8, 9))
      ) as "isOver"
    from absence_event event
    left join company_user doer on doer.company_id = event.company_id and doer.id = event.by
    where event.company_id = ${company.id} and event.id = any(${[...eventIds]}::uuid[])
    order by event.at, event.id
  `.execute(company.tx);
  return rows;
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
