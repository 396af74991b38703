import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { noteStatus } from '../contract/entities.ts';
import { loggedState, noteChange } from './log-note.ts';
import type { NoteOwner } from './note-owner.ts';
import { openNote } from './open-note.ts';
import { emptyNote } from './store-note.ts';

/** Deletes a note and its text. Its scheduled reminder job then does nothing. */
export function deleteNote(owner: NoteOwner): Handler<NoteEndpoints['deleteNote']> {
  return async (context, { body }) => {
    const { company, fail, audit } = context;
    const { note, access } = await openNote(context, owner, body, (permissions) => {
      if (!permissions.delete) fail('notes.NotDeleted', 403);
    });
    await emptyNote(company, note.noteId);
    audit(noteChange({ owner, access, ...note }, loggedState(note.status, note), { status: noteStatus.deleted }));
    return {};
  };
}
