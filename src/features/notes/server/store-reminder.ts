import { sql } from 'kysely';
import type { PersonState } from '#features/people/contract/entities.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { noteStatus, type NoteStatus, type ReminderChannel } from '../contract/entities.ts';
import type { NoteKind } from './note-owner.ts';

// A literal, so that the planner can use partial indexes.
const active = sql.lit(noteStatus.active);

/** A note with a date, and its recipient. */
export interface ReminderRow {
  kind: NoteKind;
  relatedId: string;
  notificationDate: string | null;
  notificationChannels: ReminderChannel[];
  status: NoteStatus;
  companyUserId: string;
  timeZone: string;
  /** Null when the creator has no access any more. */
  accountId: string | null;
  emailAddress: string | null;
  preferredLanguage: 'nb' | 'en-gb' | null;
}

/** Locks a note whose reminder may be due, so that it cannot be archived or postponed concurrently. */
export async function lockReminder(company: Company, noteId: string): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select note.kind, note.related_id as "relatedId", note.notification_date as "notificationDate",
      note.notification_channels as "notificationChannels", note.status, note.created_by as "companyUserId",
      company.time_zone as "timeZone", account.id as "accountId", account.email as "emailAddress",
      account.preferred_language as "preferredLanguage"
    from note
    join company on company.company_id = note.company_id
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by
    left join account on account.id = creator.account_id
    where note.company_id = ${company.id} and note.id = ${noteId}::uuid
    for update of note
  `.execute(company.tx);
  return rows[0];
}

/** Claims the reminder of a note for a day; returns the channels that were not claimed before. */
export async function claimReminder(
  company: Company,
  { noteId, date, channels, now }: { noteId: string; date: string; channels: readonly ReminderChannel[]; now: Date },
): Promise<ReminderChannel[]> {
  const { rows } = await sql<{ channel: ReminderChannel }>`
    insert into note_reminder (company_id, note_id, notification_date, channel, claimed_at)
    select ${company.id}::integer, ${noteId}::uuid, ${date}::date, channel, ${now}::timestamptz from unnest(${[...channels]}::smallint[]) channel
    on conflict do nothing
    returning channel
  `.execute(company.tx);
  return rows.map(({ channel }) => channel);
}

/** Active notes with a recent date and an unclaimed reminder, because their jobs were lost. */
export async function readUnclaimed(
  company: Company,
  { from, to, channels }: { from: string; to: string; channels: readonly ReminderChannel[] },
): Promise<{ noteId: string; date: string }[]> {
  const { rows } = await sql<{ noteId: string; date: string }>`
    select note.id as "noteId", note.notification_date as date from note
    where note.company_id = ${company.id} and note.status = ${active} and note.notification_date between ${from}::date and ${to}::date
      and note.notification_channels && ${[...channels]}::smallint[]
      and not exists (
        select 1 from note_reminder taken
        where taken.company_id = note.company_id and taken.note_id = note.id and taken.notification_date = note.notification_date
      )
    order by note.notification_date, note.id limit 500
  `.execute(company.tx);
  return rows;
}

/** A due reminder, with the facts about its person that the visibility rules need. */
export interface DueReminder {
  noteId: string;
  noteText: string;
  notificationDate: string;
  version: number;
  relatedId: string;
  relatedFullName: string;
  state: PersonState;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
}

/** The maximum number of reminders shown. */
const mostDue = 50;

export async function readDueReminders(company: Company, companyUserId: string, today: string): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select note.id as "noteId", note.note_text as "noteText", note.notification_date as "notificationDate", note.version,
      person.id as "relatedId", person.first_name || ' ' || person.last_name as "relatedFullName", person.state,
      person.is_external as "isExternal", person.reporting_to as "reportingToCompanyUserId"
    from note join company_user person on person.company_id = note.company_id and person.id = note.company_user_id
    where note.company_id = ${company.id} and note.created_by = ${companyUserId}::uuid and note.status = ${active}
      and note.notification_date <= ${today}::date and person.state <> 'deleted'
    order by note.notification_date, note.id limit ${sql.lit(mostDue)}
  `.execute(company.tx);
  return rows;
}

/** A reminder on a person, with its author's current relation to them. */
export interface PlannedReminder {
  noteId: string;
  date: string;
  companyUserId: string;
  role: RoleKey;
  personId: string;
  isInTeam: boolean;
}

/** Reminders on people between two days, of active authors; one statement. */
export async function readReminders(company: Company, { from, to }: { from: string; to: string }): Promise<PlannedReminder[]> {
  const { rows } = await sql<PlannedReminder>`
    with recursive planned as (
      select note.id, note.notification_date as date, note.created_by, note.company_user_id, creator.role
      from note
      join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by and creator.state = 'active'
      where note.company_id = ${company.id} and note.status = ${active} and note.kind = 'person'
        and note.notification_date between ${from}::date and ${to}::date
    ), line(about, id) as (
      select distinct company_user_id, company_user_id from planned
      union
      select line.about, person.reporting_to from line
      join company_user person on person.company_id = ${company.id} and person.id = line.id and person.reporting_to is not null
    )
    select planned.id as "noteId", planned.date, planned.created_by as "companyUserId", planned.role, planned.company_user_id as "personId",
      exists (select from line where line.about = planned.company_user_id and line.id = planned.created_by) as "isInTeam"
    from planned order by planned.date, planned.id
  `.execute(company.tx);
  return rows;
}
