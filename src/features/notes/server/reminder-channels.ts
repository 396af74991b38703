import type { Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ReminderChannel } from '../contract/entities.ts';

/** A due reminder. */
export interface Reminder {
  noteId: string;
  /** The day of the reminder. */
  date: string;
  /** The author, who is reminded. */
  companyUserId: string;
  emailAddress: string;
  language: Language;
  /** The record's name, and its page with the notes. */
  recordName: string;
  path: string;
  /** The person of the note, if it is on a person. */
  personId: string | null;
}

/** Sends reminders by one channel. */
export interface ReminderSender {
  channel: ReminderChannel;
  /** Queues a reminder in the transaction that claimed it. */
  send: (company: Company, services: Services, reminder: Reminder) => Promise<void>;
}

/** A channel is offered when it has a sender. */
export const reminderSenders = register<ReminderSender, ReminderChannel>('notes.reminder-senders', ({ channel }) => channel);

export function offeredChannels({ registers }: Pick<Services, 'registers'>): readonly ReminderChannel[] {
  return [...registers.of(reminderSenders).keys()].toSorted((a, b) => a - b);
}
