import type { Handlers } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { createNote } from './create-note.ts';
import { deleteNote } from './delete-note.ts';
import { getNotes } from './get-notes.ts';
import { keepOwner } from './note-owner.ts';
import type { NoteOwner } from './note-owner.ts';
import { keepSender } from './reminder-channels.ts';
import { updateNote } from './update-note.ts';
import { updateNoteStatus } from './update-note-status.ts';

/** Declares a kind of record that has notes. */
export const noteOwner = keepOwner;
/** Says how reminders of one channel are sent; a channel is offered once somebody has said so. */
export const reminderSender = keepSender;

/** The handlers of `noteEndpoints(prefix, access)` for one kind of record: `serve(contracts, { …, ...noteHandlers(noteOwner({ kind: 'contract', … })) })`. */
export function noteHandlers(owner: NoteOwner): Handlers<{ name: string; endpoints: NoteEndpoints }> {
  return {
    createNote: createNote(owner),
    getNotes: getNotes(owner),
    deleteNote: deleteNote(owner),
    updateNoteStatus: updateNoteStatus(owner),
    updateNote: updateNote(owner),
  };
}
