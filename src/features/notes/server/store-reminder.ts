import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { noteStatus, type NoteStatus, type ReminderChannel } from '../contract/entities.ts';

// A literal, so that the planner can use partial indexes.
const active = sql.lit(noteStatus.active);

/** A note with a date, and its recipient. */
export interface ReminderRow {
  kind: string;
  relatedId: string;
  notificationDate: string | null;
  notificationChannels: ReminderChannel[];
  status: NoteStatus;
  companyUserId: string;
  timeZone: string;
  /** Null when the creator has no access any more. */
  accountId: string | null;
}

/** Locks a note whose reminder may be due, so that it cannot be archived or postponed concurrently. */
export async function lockReminder(company: Company, noteId: string): Promise<ReminderRow | undefined> {
  const { rows } = await sql<ReminderRow>`
    select note.kind, note.related_id as "relatedId", note.notification_date as "notificationDate",
      note.notification_channels as "notificationChannels", note.status, note.created_by as "companyUserId",
      company.time_zone as "timeZone", creator.account_id as "accountId"
    from note
    join company on company.company_id = note.company_id
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by
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

/** A due reminder. */
export interface DueReminder {
  kind: string;
  noteId: string;
  noteText: string;
  notificationDate: string;
  version: number;
  relatedId: string;
}

/** The maximum number of reminders shown. */
const maxDue = 50;

export async function readDueReminders(company: Company, companyUserId: string, today: string): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select note.kind, note.id as "noteId", note.note_text as "noteText", note.notification_date as "notificationDate", note.version,
      note.related_id as "relatedId"
    from note
    where note.company_id = ${company.id} and note.created_by = ${companyUserId}::uuid and note.status = ${active}
      and note.notification_date <= ${today}::date
    order by note.notification_date, note.id limit ${sql.lit(maxDue)}
  `.execute(company.tx);
  return rows;
}

/** A planned reminder and its author. */
export interface PlannedRow {
  kind: string;
  noteId: string;
  date: string;
  companyUserId: string;
  relatedId: string;
}

/** Reminders between two days, of active authors. */
export async function readReminders(company: Company, { from, to }: { from: string; to: string }): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select note.kind, note.id as "noteId", note.notification_date as date, note.created_by as "companyUserId", note.related_id as "relatedId"
    from note
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by and creator.state = 'active'
    where note.company_id = ${company.id} and note.status = ${active} and note.notification_date between ${from}::date and ${to}::date
    order by note.notification_date, note.id
  `.execute(company.tx);
  return rows;
}
