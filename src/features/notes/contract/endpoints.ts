import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Note, NoteStatus, ReminderChannel } from './entities.ts';
import { noteFields } from './note-rules.ts';
import type { NotedKind } from './noted-record.ts';

const related = { relatedId: z.uuid(field('required')) };
const which = {
  noteId: z.uuid(field('required')),
  /** The version that the caller read; a note that has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};
const { noteText, notificationDate, notificationChannels, tags } = noteFields;
const NewNote = z.object({
  ...related,
  noteText,
  notificationDate: notificationDate.default(null),
  notificationChannels: notificationChannels.default([]),
  tags: tags.default([]),
});
const ChangedNote = z.object({
  ...which,
  noteText: noteText.optional(),
  notificationDate: notificationDate.optional(),
  notificationChannels: notificationChannels.optional(),
  tags: tags.optional(),
});

/** The endpoints of notes on one kind of record, under its own path and gate (notes.6). */
export function noteEndpoints({ path, access }: Pick<NotedKind, 'path' | 'access'>) {
  const gate = { access, company: 'required' } as const;
  return {
    createNote: endpoint({
      ...gate,
      method: 'POST',
      path: `${path}/create-note`,
      repeats: 'adds',
      summary: 'Writes a note on a record. With a date it is a personal reminder: only its creator sees it, at 08:00 that day.',
      effect: 'write',
      body: NewNote,
      answer: z.object({ note: Note }),
      errors: ['notes.NotAdded', 'notes.NoChannel'],
    }),

    getNotes: endpoint({
      ...gate,
      method: 'GET',
      path: `${path}/get-notes`,
      summary: 'Lists the active and archived notes on a record that the caller may see, newest first, and the channels for reminders.',
      effect: 'read',
      query: z.object(related),
      answer: z.object({
        notes: z.array(Note),
        /** Whether the caller may write a note here. */
        mayAdd: z.boolean(),
        /** The channels available for reminders here. */
        channels: z.array(ReminderChannel),
      }),
      errors: [],
    }),

    deleteNote: endpoint({
      ...gate,
      method: 'DELETE',
      path: `${path}/delete-note`,
      summary: 'Permanently deletes a note.',
      effect: 'write',
      body: z.object(which),
      answer: z.object({}),
      errors: ['notes.NotDeleted'],
    }),

    updateNoteStatus: endpoint({
      ...gate,
      method: 'POST',
      path: `${path}/update-note-status`,
      summary: 'Archives a note (2), restores it (1) or deletes it (3).',
      effect: 'write',
      body: z.object({ ...which, status: NoteStatus }),
      answer: z.object({ note: Note.nullable() }),
      errors: ['notes.NotSet', 'notes.NotDeleted'],
    }),

    // An addition of this product: authors can postpone a reminder and edit a note without losing its date of creation.
    updateNote: endpoint({
      ...gate,
      method: 'POST',
      path: `${path}/update-note`,
      summary: 'Changes the text, tags, date or channels of an active note. Absent = unchanged, null = no date.',
      effect: 'write',
      body: ChangedNote,
      answer: z.object({ note: Note }),
      errors: ['notes.NotUpdated', 'notes.NoChannel'],
    }),
  };
}

export type NoteEndpoints = ReturnType<typeof noteEndpoints>;

/** Notes on people; other kinds of records are declared by their features. */
export const notedPerson = {
  kind: 'person',
  path: '/companyusers',
  access: { permission: 'EmployeesViewDetails' },
} as const satisfies NotedKind;
export const personNotes = noteEndpoints(notedPerson);
