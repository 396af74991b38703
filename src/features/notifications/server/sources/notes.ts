import { reminderChannel } from '#features/notes/contract/entities.ts';
import { listPlannedReminders, reminderSenders, type Reminder, type ReminderSender } from '#features/notes/server/public.ts';
import { add } from '#kernel/server/registers.ts';
import { notedRecord } from '../../contract/notified-record.ts';
import { notifyPeople, type ReasonSource, type Subject, type PersonalNotification } from '../public.ts';

/**
 * Forewarns people of their own reminders on people, by rules. Reminders on contracts and GDPR records are a reason of their own
 * (NotesNotificationsMain), which their features will give.
 */
export const reminderReason: ReasonSource = {
  reason: 'NotesNotificationsPersonal',
  subjects: async (company, _services, days) => (await listPlannedReminders(company, days)).map(reminderSubject),
};

/** Puts the reminder in its writer's bell. */
const tellOfReminder: ReminderSender['send'] = (company, services, reminder) =>
  notifyPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp])]);

/** Sends it by SMS, and puts it in the bell too: not everybody has given a number. */
const sendReminderSms: ReminderSender['send'] = (company, services, reminder) =>
  notifyPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp, reminderChannel.sms])]);

/** Reminders in the bell and by SMS; notes send their mail themselves. */
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

/** What is told of a reminder: on whom the note is, and nothing of what it says. It is nobody's but its writer's. */
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
