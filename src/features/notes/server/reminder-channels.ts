import type { Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ReminderChannel } from '../contract/entities.ts';

/** A reminder whose moment has come. */
export interface Reminder {
  noteId: string;
  /** The day of the reminder. */
  date: string;
  /** Who wrote it and is reminded. */
  companyUserId: string;
  emailAddress: string;
  language: Language;
  /** What the record is called, and its page with the notes. */
  recordName: string;
  path: string;
  /** The person whom the note is about, where it is one. */
  personId: string | null;
}

/** How reminders of one channel are sent. */
export interface ReminderSender {
  channel: ReminderChannel;
  /** Leaves a reminder for sending in the transaction that claimed it. */
  send: (company: Company, services: Services, reminder: Reminder) => Promise<void>;
}

/** A channel is offered once somebody sends by it. */
export const reminderSenders = register<ReminderSender, ReminderChannel>('notes.reminder-senders', ({ channel }) => channel);

export function offeredChannels({ registers }: Pick<Services, 'registers'>): readonly ReminderChannel[] {
  return [...registers.of(reminderSenders).keys()].toSorted((a, b) => a - b);
}
