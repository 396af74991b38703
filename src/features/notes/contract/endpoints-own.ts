import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { PageLink } from '#kernel/contract/page-link.ts';

/** How much of a note's text the home page shows. */
export const shortNote = 160;

/** A personal reminder that is due. */
export const OwnReminder = z.object({
  noteId: z.string(),
  /** The record of the note, and its name. */
  relatedId: z.string(),
  relatedFullName: z.string(),
  /** The page of the record with its notes. */
  page: PageLink,
  /** The path of the calls for notes on this kind of record: `/companyusers`. */
  path: z.string(),
  /** The start of its text. */
  noteText: z.string(),
  notificationDate: z.string(),
  version: z.number(),
});
export type OwnReminder = z.output<typeof OwnReminder>;

export const getOwnReminders = endpoint({
  method: 'GET',
  path: '/companyusers/get-own-reminders',
  summary: 'Lists the caller’s due personal reminders that are not archived, oldest first.',
  access: { signedIn: true },
  effect: 'read',
  company: 'required',
  answer: z.object({ reminders: z.array(OwnReminder) }),
  errors: [],
});
