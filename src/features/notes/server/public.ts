import type { Handlers } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { createNote } from './create-note.ts';
import { deleteNote } from './delete-note.ts';
import { getNotes } from './get-notes.ts';
import type { NoteOwner } from './note-owner.ts';
import { updateNote } from './update-note.ts';
import { updateNoteStatus } from './update-note-status.ts';

/** The kinds of records with notes. */
export { accessToNotes, noteOwners } from './note-owner.ts';
export type { NoteOwner } from './note-owner.ts';
/** A due reminder, and how to send one. */
export type { Reminder } from './reminder-channels.ts';
export type { ReminderSender } from './reminder-channels.ts';
/** Reminders between two days, of authors who may still see the record. */
export { listPlannedReminders } from './list-planned-reminders.ts';
/** The senders of reminders; a channel is offered when it has a sender. */
export { reminderSenders } from './reminder-channels.ts';

/** Adds notes without a date to records of one kind, as an import does; the ids of the notes on records, and the records of notes. */
export { insertNotes, readNoteIds, readNotePlaces } from './store-note.ts';

/** The handlers of `noteEndpoints(kind)` for one kind of record: `serve(contracts, { …, ...noteHandlers(contractNotes) }, [add(noteOwners, contractNotes)])`. */
export function noteHandlers(owner: NoteOwner): Handlers<{ name: string; endpoints: NoteEndpoints }> {
  return {
    createNote: createNote(owner),
    getNotes: getNotes(owner),
    deleteNote: deleteNote(owner),
    updateNoteStatus: updateNoteStatus(owner),
    updateNote: updateNote(owner),
  };
}
