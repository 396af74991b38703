import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ReminderChannel } from '../contract/entities.ts';
import type { NotedRecord } from '../contract/noted-record.ts';
import type { NoteOwner } from './note-owner.ts';

/** A reminder of somebody who still sees the record. */
export interface Reminder {
  noteId: string;
  /** The day of the reminder. */
  date: string;
  /** The author, who is reminded. */
  companyUserId: string;
  /** The record of the note, its name, and what notifications carry of it. */
  relatedId: string;
  recordName: string;
  record: NotedRecord;
  /** The person that the record is or is about. */
  personId: string | null;
  /** The reason of notifications for notes on this kind of record. */
  reason: NoteOwner['reason'];
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
