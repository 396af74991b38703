import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { noteStatus } from '../contract/entities.ts';
import { loggedState, noteChange } from './log-note.ts';
import type { NoteOwner } from './note-owner.ts';
import { reloadNote, openNote } from './open-note.ts';
import { planReminder } from './plan-reminder.ts';
import { emptyNote, writeStatus } from './store-note.ts';

/** Archives, restores or deletes a note. An archived note sends no reminder; restored before its day, it does again. */
export function updateNoteStatus(owner: NoteOwner): Handler<NoteEndpoints['updateNoteStatus']> {
  return async (context, { body }) => {
    const { company, actor, services, today, fail, audit } = context;
    const isDeletion = body.status === noteStatus.deleted;
    const { note, access } = await openNote(context, owner, body, (permissions) => {
      if (isDeletion && !permissions.delete) fail('notes.NotDeleted', 403);
      if (!isDeletion && !permissions.updateStatus) fail('notes.NotSet', 403);
    });
    if (body.status === note.status) return { note: await reloadNote(context, owner, note.noteId, access) };

    if (isDeletion) await emptyNote(company, note.noteId);
    else await writeStatus(company, note.noteId, body.status);
    const isStillToCome = note.notificationDate !== null && note.notificationDate >= today;
    if (body.status === noteStatus.active && isStillToCome)
      await planReminder({ company, services, timeZone: actor.member.timeZone }, note.noteId, note.notificationDate);
    const change = noteChange({ owner, access, ...note }, loggedState(note.status, note), { status: body.status });
    audit(isDeletion ? { ...change, as: 'deleteNote' } : change);
    return { note: isDeletion ? null : await reloadNote(context, owner, note.noteId, access) };
  };
}
