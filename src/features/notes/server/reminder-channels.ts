import type { Language } from '#kernel/contract/locale.ts';
import type { Company } from '#kernel/server/database/unit.ts';
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

/** Leaves a reminder for sending in the transaction that claimed it. */
export type SendReminder = (company: Company, services: Services, reminder: Reminder) => Promise<void>;

const senders = new Map<ReminderChannel, SendReminder>();

export function keepSender(channel: ReminderChannel, send: SendReminder): void {
  senders.set(channel, send);
}

export function senderOf(channel: ReminderChannel): SendReminder | undefined {
  return senders.get(channel);
}

export function offeredChannels(): readonly ReminderChannel[] {
  return [...senders.keys()];
}
