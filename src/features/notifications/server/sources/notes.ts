import { reminderChannel } from '#features/notes/contract/entities.ts';
import { listPlannedReminders, reminderSenders, type Reminder, type ReminderSender } from '#features/notes/server/public.ts';
import { add } from '#kernel/server/registers.ts';
import { notedRecord } from '../../contract/notified-record.ts';
import { notifyPeople, type ReasonSource, type Subject, type PersonalNotification } from '../public.ts';

/**
 * Notifies people ahead of their own reminders on people, by rules. Reminders on contracts and GDPR records are a separate reason
 * (NotesNotificationsMain), whose source their features will provide.
 */
export const reminderReason: ReasonSource = {
  reason: 'NotesNotificationsPersonal',
  subjects: async (company, _services, days) => (await listPlannedReminders(company, days)).map(reminderSubject),
};

/** Shows the reminder in its author's bell. */
const tellOfReminder: ReminderSender['send'] = (company, services, reminder) =>
  notifyPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp])]);

/** Sends it by SMS, and shows it in the bell too, because not everybody has a mobile number. */
const sendReminderSms: ReminderSender['send'] = (company, services, reminder) =>
  notifyPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp, reminderChannel.sms])]);

/** Reminders in the bell and by SMS; the notes feature sends its own mail. */
export const tellOfReminders = add(
  reminderSenders,
  { channel: reminderChannel.inApp, send: tellOfReminder },
  { channel: reminderChannel.sms, send: sendReminderSms },
);

function tellingOf({ noteId, date, companyUserId, personId }: Reminder, channels: PersonalNotification['channels']): PersonalNotification {
  return {
    reason: 'NotesNotificationsPersonal',
    companyUserId,
    subject: reminderSubject({ noteId, date, companyUserId, personId }),
    channels,
  };
}

/** The facts of a reminder: the person of the note, not its content. Only the author gets it. */
function reminderSubject({
  noteId,
  date,
  companyUserId,
  personId,
}: Pick<Reminder, 'noteId' | 'date' | 'companyUserId' | 'personId'>): Subject {
  return {
    key: `note:${noteId}`,
    date,
    companyUserId: personId,
    recipients: { relatedUser: [companyUserId] },
    only: [companyUserId],
    scope: 'note',
    scopeId: noteId,
    ...(personId && { affectedId: personId }),
    facts: { day: date, noteNotification: { type: notedRecord.person, properties: personId ? { companyUserId: personId } : {} } },
  };
}
