import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';

/** The statuses of a note (notes.1). */
export const noteStatus = { active: 1, archived: 2, deleted: 3 } as const;
export const NoteStatus = z.literal(Object.values(noteStatus), field('select'));
export type NoteStatus = z.output<typeof NoteStatus>;

/** The channels of a reminder (notes.4). */
export const reminderChannel = { inApp: 1, email: 2, sms: 3 } as const;
export const ReminderChannel = z.literal(Object.values(reminderChannel), field('select'));
export type ReminderChannel = z.output<typeof ReminderChannel>;

/** What the caller may do with a note. */
export const NotePermissions = z.object({ update: z.boolean(), updateStatus: z.boolean(), delete: z.boolean() });
export type NotePermissions = z.output<typeof NotePermissions>;

/** A note on a record; with a date it is a personal reminder, which only its creator sees. */
export const Note = z.object({
  noteId: z.string(),
  relatedId: z.string(),
  noteText: z.string(),
  notificationDate: z.string().nullable(),
  notificationChannels: z.array(ReminderChannel),
  status: NoteStatus,
  tags: z.array(z.string()),
  createdDate: Moment,
  /** When text, tags or date were last changed; null when never. */
  updatedDate: Moment.nullable(),
  createdByCompanyUserId: z.string(),
  createdByFullName: z.string(),
  version: z.number(),
  permissions: NotePermissions,
});
export type Note = z.output<typeof Note>;
