import { reminderChannel } from '#features/notes/contract/entities.ts';
import { listPlannedReminders, reminderSenders, type Reminder, type ReminderSender } from '#features/notes/server/public.ts';
import type { PageLink } from '#kernel/contract/page-link.ts';
import { add } from '#kernel/server/registers.ts';
import { notedRecord } from '../../contract/notified-record.ts';
import { notifyPeople, type ReasonSource, type Subject, type PersonalNotification } from '../public.ts';
import { dayWords, reasonTexts, relatedName } from '../reason-words.ts';
import type { NotifiedThing, ReasonView, SentenceInput, TargetReader } from '../subject.ts';
import { peoplePage } from '../target-pages.ts';

/**
 * Notifies people ahead of their own reminders on people, by rules. Reminders on contracts and GDPR records are a separate reason
 * (NotesNotificationsMain), whose source their features will provide.
 */
export const reminderReason: ReasonSource = {
  reason: 'NotesNotificationsPersonal',
  subjects: async (company, _services, days) => (await listPlannedReminders(company, days)).map(reminderSubject),
  sentence: reminderSentence,
  target: reminderTarget,
};

/** The same for contracts and GDPR records; it has no source until they have notes. */
export const sharedReminder: ReasonView = { sentence: reminderSentence, target: reminderTarget };

/** The record of the note. */
function reminderTarget({ facts: { noteNotification: note } }: NotifiedThing, reader: TargetReader): PageLink | undefined {
  if (!note) return undefined;
  const { companyUserId = null, contractId = '', treatmentId = '', treatmentCompleted } = note.properties;
  if (note.type === notedRecord.treatment)
    return { path: treatmentCompleted ? '/gdpr/view-treatment' : '/gdpr/edit-treatment', query: { treatmentId } };
  if (note.type === notedRecord.contract) return { path: '/contracts/details', query: { contractId } };
  return reader.mayOpen(companyUserId) ? { path: '/people/details', query: { employeeId: companyUserId, tab: 'notes' } } : peoplePage;
}

function reminderSentence(told: SentenceInput): string {
  const { type, properties } = told.facts.noteNotification ?? { type: notedRecord.person, properties: {} };
  const names = {
    [notedRecord.treatment]: properties.treatmentName?.[told.language],
    [notedRecord.contract]: properties.contractParty,
    [notedRecord.person]: told.related ? relatedName(told) : properties.fullName,
  };
  const texts = reasonTexts(told);
  return texts('reminder', { what: names[type] ?? texts('aRecord'), ...dayWords(told) });
}

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
