import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Note, NotePermissions } from '../contract/entities.ts';
import type { NoteOwner, Standing } from './note-owner.ts';
import { maySeeNote, notePermissions } from './policy.ts';
import { readNote } from './store-note.ts';
import type { NoteRow } from './store-note.ts';

interface Asking {
  company: Company;
  actor: { member: Membership };
  fail: (code: 'common.NotFound' | 'common.Forbidden' | 'common.Conflict', status?: number, extra?: { details: { note: Note } }) => never;
}

/** How the caller stands to a record; refuses when there is none, or when its notes are none of theirs. */
export async function openRecord(
  { company, actor, fail }: Asking,
  owner: NoteOwner,
  relatedId: string,
  options?: { lock?: boolean },
): Promise<Standing> {
  const standing = (await owner.standing(company, actor.member, relatedId, options)) ?? fail('common.NotFound');
  return standing.sees === 'none' ? fail('common.Forbidden') : standing;
}

export interface OpenedNote {
  note: NoteRow;
  standing: Standing;
  permissions: NotePermissions;
}

/** A note that the caller may see, locked; refuses when it has changed since the caller read it. */
export async function openNote(
  context: Asking,
  owner: NoteOwner,
  wish: { noteId: string; version?: number | undefined },
): Promise<OpenedNote> {
  const { company, actor, fail } = context;
  const note = (await readNote(company, owner.kind, wish.noteId, { lock: true })) ?? fail('common.NotFound');
  const standing = await openRecord(context, owner, note.relatedId);
  const reader = { companyUserId: actor.member.companyUserId, standing };
  if (!maySeeNote(reader, note)) fail('common.NotFound');
  if (wish.version !== undefined && wish.version !== note.version)
    fail('common.Conflict', 409, { details: { note: shownNote(note, reader) } });
  return { note, standing, permissions: notePermissions(reader, note) };
}

/** A note as the contract has it. */
export function shownNote(row: NoteRow, reader: { companyUserId: string; standing: Standing }): Note {
  const { createdAt, updatedAt, isCreatorActive: _isCreatorActive, ...note } = row;
  return {
    ...note,
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt?.toISOString() ?? null,
    permissions: notePermissions(reader, row),
  };
}

/** The same note, read again after it was changed. */
export async function noteAgain({ company, actor, fail }: Asking, owner: NoteOwner, noteId: string, standing: Standing): Promise<Note> {
  const row = (await readNote(company, owner.kind, noteId)) ?? fail('common.NotFound');
  return shownNote(row, { companyUserId: actor.member.companyUserId, standing });
}
