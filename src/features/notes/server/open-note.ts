import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Note, NotePermissions } from '../contract/entities.ts';
import { accessToNotesOf, type NoteOwner, type NoteAccess } from './note-owner.ts';
import { maySeeNote, notePermissions } from './policy.ts';
import { readNote } from './store-note.ts';
import type { NoteRow } from './store-note.ts';

type NoteCall = Pick<CallContext, 'company' | 'actor' | 'fail'>;

/** The caller's access to a record; refuses when the record does not exist, or its notes are not visible. */
export async function openRecord(
  { company, actor, fail }: NoteCall,
  owner: NoteOwner,
  relatedId: string,
  options?: { lock?: boolean },
): Promise<NoteAccess> {
  const access = (await accessToNotesOf(company, owner, { member: actor.member, relatedId }, options)) ?? fail('common.NotFound');
  return access.sees === 'none' ? fail('common.Forbidden') : access;
}

export interface OpenedNote {
  note: NoteRow;
  access: NoteAccess;
}

/** A note that the caller may see, locked; refuses a caller without the right, and then one who read an older version. */
export async function openNote(
  context: NoteCall,
  owner: NoteOwner,
  reference: { noteId: string; version?: number | undefined },
  requireRight: (permissions: NotePermissions) => void,
): Promise<OpenedNote> {
  const { company, actor, fail } = context;
  const note = (await readNote(company, owner.kind, reference.noteId, { lock: true })) ?? fail('common.NotFound');
  const access = await openRecord(context, owner, note.relatedId);
  const reader = { companyUserId: actor.member.companyUserId, access };
  if (!maySeeNote(reader, note)) fail('common.NotFound');
  requireRight(notePermissions(reader, note));
  await refuseStale(fail, { read: reference.version, stored: note.version }, () => ({ note: presentNote(note, reader) }));
  return { note, access };
}

/** A note in the form of the answer. */
export function presentNote(row: NoteRow, reader: { companyUserId: string; access: NoteAccess }): Note {
  const { createdAt, updatedAt, isCreatorActive: _isCreatorActive, ...note } = row;
  return {
    ...note,
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt?.toISOString() ?? null,
    permissions: notePermissions(reader, row),
  };
}

/** The note, read again after it was changed. */
export async function reloadNote({ company, actor, fail }: NoteCall, owner: NoteOwner, noteId: string, access: NoteAccess): Promise<Note> {
  const row = (await readNote(company, owner.kind, noteId)) ?? fail('common.NotFound');
  return presentNote(row, { companyUserId: actor.member.companyUserId, access });
}
