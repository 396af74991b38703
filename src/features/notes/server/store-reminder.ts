import { sql } from 'kysely';
import { companyIds } from '#kernel/server/database/known-companies.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import type { NoteStatus, ReminderChannel } from '../contract/entities.ts';
import type { NoteKind } from './note-owner.ts';

/** A note with a date, and who is to be reminded of it. */
export interface ReminderRow {
  kind: NoteKind;
  relatedId: string;
  notificationDate: string | null;
  notificationChannels: ReminderChannel[];
  status: NoteStatus;
  companyUserId: string;
  timeZone: string;
  /** Null when the creator has no sign-in here any more. */
  accountId: string | null;
  emailAddress: string | null;
  preferredLanguage: 'nb' | 'en-gb' | null;
}

/** Locks a note whose reminder may be due, so that nobody archives it or puts it off meanwhile. */
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

/** Takes the reminder of a note for a day; answers the channels that nobody had taken before. */
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

/** Active notes whose day came lately and whose reminder nobody took: their jobs were lost. */
export async function readUnclaimed(
  company: Company,
  { from, to, channels }: { from: string; to: string; channels: readonly ReminderChannel[] },
): Promise<{ noteId: string; date: string }[]> {
  const { rows } = await sql<{ noteId: string; date: string }>`
    select note.id as "noteId", note.notification_date as date from note
    where note.company_id = ${company.id} and note.status = 1 and note.notification_date between ${from}::date and ${to}::date
      and note.notification_channels && ${[...channels]}::smallint[]
      and not exists (
        select 1 from note_reminder taken
        where taken.company_id = note.company_id and taken.note_id = note.id and taken.notification_date = note.notification_date
      )
    order by note.notification_date, note.id limit 500
  `.execute(company.tx);
  return rows;
}

/** The companies in which reminders may have been lost. */
export const readCompanyIds = (unit: Unit): Promise<number[]> => companyIds(unit);
