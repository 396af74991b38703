import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { noteStatus, type NoteStatus, type ReminderChannel } from '../contract/entities.ts';

// Literals, so that the planner can use partial indexes.
const deleted = sql.lit(noteStatus.deleted);

/** The input of a note. */
export interface NoteContent {
  noteText: string;
  notificationDate: string | null;
  notificationChannels: ReminderChannel[];
  tags: string[];
}

/** A stored note. */
export interface NoteRow extends NoteContent {
  noteId: string;
  relatedId: string;
  status: NoteStatus;
  createdAt: Date;
  updatedAt: Date | null;
  createdByCompanyUserId: string;
  createdByFullName: string;
  isCreatorActive: boolean;
  version: number;
}

const columns = sql`
  note.id as "noteId", note.related_id as "relatedId", note.note_text as "noteText", note.notification_date as "notificationDate",
  note.notification_channels as "notificationChannels", note.tags, note.status, note.created_at as "createdAt",
  note.updated_at as "updatedAt", note.created_by as "createdByCompanyUserId", note.version,
  creator.first_name || ' ' || creator.last_name as "createdByFullName", creator.state = 'active' as "isCreatorActive"`;

interface NewNote extends NoteContent {
  id: string;
  kind: string;
  relatedId: string;
  by: string;
  now: Date;
}

export async function insertNote(company: Company, note: NewNote): Promise<void> {
  const { id, kind, relatedId, noteText, notificationDate, notificationChannels, tags, by, now } = note;
  await sql`
    insert into note (company_id, id, kind, related_id, note_text, notification_date, notification_channels, tags, status, created_by, created_at)
    values (${company.id}, ${id}::uuid, ${kind}, ${relatedId}::uuid, ${noteText}, ${notificationDate}::date,
      ${notificationChannels}::smallint[], ${tags}::text[], 1, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

/** Adds notes without a date to records of one kind. */
export async function insertNotes(
  company: Company,
  kind: string,
  notes: readonly { id: string; relatedId: string; noteText: string }[],
  { by, now }: Pick<NewNote, 'by' | 'now'>,
): Promise<void> {
  await sql`
    insert into note (company_id, id, kind, related_id, note_text, notification_channels, tags, status, created_by, created_at)
    select ${company.id}::integer, id, ${kind}, "relatedId", "noteText", '{}', '{}', 1, ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as sent(id uuid, "relatedId" uuid, "noteText" text)
  `.execute(company.tx);
}

/** The visible notes on a record, newest first: the reader's own, and other users' notes without a date if they see all. */
export async function readNotes(
  company: Company,
  record: { kind: string; relatedId: string },
  reader: { companyUserId: string; seesAll: boolean },
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from note
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by
    where note.company_id = ${company.id} and note.kind = ${record.kind} and note.related_id = ${record.relatedId}::uuid and note.status <> ${deleted}
      and (note.created_by = ${reader.companyUserId}::uuid or (${reader.seesAll} and note.notification_date is null))
    order by note.created_at desc, note.id desc
  `.execute(company.tx);
  return rows;
}

/** One note that is not deleted; locked for changes on request. */
export async function readNote(company: Company, kind: string, noteId: string, { lock = false } = {}): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from note
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by
    where note.company_id = ${company.id} and note.kind = ${kind} and note.id = ${noteId}::uuid and note.status <> ${deleted}
    ${lock ? sql`for update of note` : sql``}
  `.execute(company.tx);
  return rows[0];
}

/** The same of any kind of record, with its kind. */
export async function readAnyNote(company: Company, noteId: string): Promise<(NoteRow & { kind: string }) | undefined> {
  const { rows } = await sql<NoteRow & { kind: string }>`
    select ${columns}, note.kind from note
    join company_user creator on creator.company_id = note.company_id and creator.id = note.created_by
    where note.company_id = ${company.id} and note.id = ${noteId}::uuid and note.status <> ${deleted}
  `.execute(company.tx);
  return rows[0];
}

/** The records of notes that are not deleted, by the ids of the notes. */
export async function readNotePlaces(
  company: Company,
  noteIds: readonly string[],
): Promise<Map<string, { kind: string; relatedId: string }>> {
  const { rows } = await sql<{ noteId: string; kind: string; relatedId: string }>`
    select id as "noteId", kind, related_id as "relatedId" from note
    where company_id = ${company.id} and id = any(${[...noteIds]}::uuid[]) and status <> ${deleted}
  `.execute(company.tx);
  return new Map(rows.map(({ noteId, ...place }) => [noteId, place]));
}

export async function writeContent(company: Company, noteId: string, content: NoteContent, now: Date): Promise<void> {
  const { noteText, notificationDate, notificationChannels, tags } = content;
  await sql`
    update note set note_text = ${noteText}, notification_date = ${notificationDate}::date,
      notification_channels = ${notificationChannels}::smallint[], tags = ${tags}::text[], updated_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${noteId}::uuid
  `.execute(company.tx);
}

export async function writeStatus(company: Company, noteId: string, status: NoteStatus): Promise<void> {
  await sql`
    update note set status = ${status}, version = version + 1 where company_id = ${company.id} and id = ${noteId}::uuid
  `.execute(company.tx);
}

/** Clears a deleted note's text; the row stays. */
export async function emptyNote(company: Company, noteId: string): Promise<void> {
  await sql`
    update note set status = ${deleted}, note_text = '', tags = '{}', notification_date = null, notification_channels = '{}', version = version + 1
    where company_id = ${company.id} and id = ${noteId}::uuid
  `.execute(company.tx);
}

/** What is erased with a person: notes on them, and their personal reminders. Other notes that they wrote stay, with the anonymised author. */
const ofPerson = (companyUserId: string) => sql`
  (note.company_user_id = ${companyUserId}::uuid or (note.created_by = ${companyUserId}::uuid and note.notification_date is not null))`;

export async function countNotesOfPerson(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from note where note.company_id = ${company.id} and note.status <> ${deleted} and ${ofPerson(companyUserId)}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

export async function eraseNotesOfPerson(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from note where note.company_id = ${company.id} and ${ofPerson(companyUserId)}`.execute(company.tx);
}

/** Those of these people on whom there are notes, archived ones too. */
export async function findPeopleWithNotes(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_user_id as id from note
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The ids of all notes that there ever were on these records, as long as the records are there. */
export async function readNoteIds(company: Company, kind: string, relatedIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from note where company_id = ${company.id} and kind = ${kind} and related_id = any(${[...relatedIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}
