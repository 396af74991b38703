import { tellPeople, type Subject, type Telling } from '#features/notifications/server/public.ts';
import { reminderChannel } from '../contract/entities.ts';
import type { Reminder, SendReminder } from './reminder-channels.ts';

/** Puts the reminder in its writer's bell. */
export const tellOfReminder: SendReminder = (company, services, reminder) =>
  tellPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp])]);

/** Sends it by SMS, and puts it in the bell too: not everybody has given a number. */
export const sendReminderSms: SendReminder = (company, services, reminder) =>
  tellPeople(company, services, [tellingOf(reminder, [reminderChannel.inApp, reminderChannel.sms])]);

function tellingOf({ noteId, date, companyUserId, personId }: Reminder, channels: Telling['channels']): Telling {
  return {
    reason: 'NotesNotificationsPersonal',
    companyUserId,
    subject: reminderSubject({ noteId, date, companyUserId, personId }),
    channels,
  };
}

/** What is told of a reminder: on whom the note is, and nothing of what it says. It is nobody's but its writer's. */
export function reminderSubject({
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
    facts: { day: date, noteNotification: { type: 2, properties: personId ? { companyUserId: personId } : {} } },
  };
}
