import type { Handlers } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { createNote } from './create-note.ts';
import { deleteNote } from './delete-note.ts';
import { getNotes } from './get-notes.ts';
import type { NoteOwner } from './note-owner.ts';
import { updateNote } from './update-note.ts';
import { updateNoteStatus } from './update-note-status.ts';

/** The kinds of records that have notes. */
export { noteOwners } from './note-owner.ts';
/** A reminder whose moment has come, and how one is sent. */
export type { Reminder } from './reminder-channels.ts';
export type { ReminderSender } from './reminder-channels.ts';
/** Reminders on people between two days, of writers who may still see the person. */
export { listPlannedReminders } from './list-planned-reminders.ts';
/** How reminders are sent; a channel is offered once somebody sends by it. */
export { reminderSenders } from './reminder-channels.ts';

/** The handlers of `noteEndpoints(prefix, access)` for one kind of record: `serve(contracts, { …, ...noteHandlers(contractNotes) }, [add(noteOwners, contractNotes)])`. */
export function noteHandlers(owner: NoteOwner): Handlers<{ name: string; endpoints: NoteEndpoints }> {
  return {
    createNote: createNote(owner),
    getNotes: getNotes(owner),
    deleteNote: deleteNote(owner),
    updateNoteStatus: updateNoteStatus(owner),
    updateNote: updateNote(owner),
  };
}
