import { reminderChannel, type ReminderChannel } from '#features/notes/contract/entities.ts';
import {
  accessToNotes,
  listPlannedReminders,
  noteOwners,
  readNotePlaces,
  reminderSenders,
  type NoteOwner,
  type Reminder,
  type ReminderSender,
} from '#features/notes/server/public.ts';
import { add } from '#kernel/server/registers.ts';
import { enMail } from '../../texts/en-mail.ts';
import { noMail } from '../../texts/no-mail.ts';
import { notifyPeople, type PersonalNotification, type ReasonSource, type Subject } from '../public.ts';
import { dayWords, reasonTexts, relatedName } from '../reason-words.ts';
import type { SentenceInput, ToldLookup } from '../subject.ts';
import { peoplePage } from '../target-pages.ts';

/** A reminder that is due; one that a rule forewarns of has no mail of its own. */
interface DueReminder extends Subject {
  recordName: string;
}

/** Notifies people of their own reminders, and ahead of them by rules; offered once records of some feature have such notes. */
function reminderReason(reason: NoteOwner['reason']): ReasonSource {
  return {
    reason,
    isOffered: ({ registers }) => [...registers.of(noteOwners).values()].some((owner) => owner.reason === reason),
    subjects: async (company, services, days) => (await listPlannedReminders(company, services, { ...days, reason })).map(subjectOf),
    // Without the text of the note: what is written about people must not leave the product's access control.
    mails:
      async () =>
      (subject, { language }) => {
        if (!isDue(subject)) return undefined;
        const { subject: title, text, action } = (language === 'no' ? noMail : enMail).reminder;
        const filled = (words: string): string => words.replace('{name}', () => subject.recordName);
        return { subject: filled(title), paragraphs: [filled(text)], action: { label: action } };
      },
    stillOpen: async (company, { registers }, lookups) => {
      const places = await readNotePlaces(
        company,
        lookups.map(({ scopeId }) => scopeId),
      );
      const closed = new Set<ToldLookup>();
      for (const owner of registers.of(noteOwners).values()) {
        const theirs = lookups.filter(({ scopeId }) => places.get(scopeId)?.kind === owner.kind);
        const asked = theirs.map(({ member, scopeId }) => ({ member, relatedId: places.get(scopeId)?.relatedId ?? '' }));
        const found = await accessToNotes(company, owner, asked);
        for (const [place, one] of theirs.entries()) if ((found[place]?.sees ?? 'none') === 'none') closed.add(one);
      }
      return lookups.map((one) => !closed.has(one));
    },
    sentence,
    // Notes about somebody whose profile does not open, or who has been deleted, lead to the list of people.
    target: ({ companyUserId, facts: { noteNotification: note } }, reader, { registers }) => {
      const owner = [...registers.of(noteOwners).values()].find(({ type }) => type === note?.type);
      if (!note || !owner) return undefined;
      return !owner.personOf || reader.mayOpen(companyUserId) ? owner.pageOf(note.properties) : peoplePage;
    },
  };
}

export const reminderReasons = [reminderReason('NotesNotificationsPersonal'), reminderReason('NotesNotificationsMain')];

function sentence(input: SentenceInput): string {
  const { treatmentName, contractParty, fullName, name } = input.facts.noteNotification?.properties ?? {};
  const texts = reasonTexts(input);
  const thing = treatmentName?.[input.language] ?? contractParty ?? name;
  const person = input.related ? relatedName(input) : fullName;
  return texts('reminder', { what: thing ?? person ?? texts('aRecord'), ...dayWords(input) });
}

/** Reminders in the bell, by mail and by SMS, as their authors prefer; one by SMS is in the bell too, because not everybody has a mobile number. */
export const notifyOfReminders = add(
  reminderSenders,
  senderBy(reminderChannel.inApp),
  senderBy(reminderChannel.email),
  senderBy(reminderChannel.sms, reminderChannel.inApp),
);

function senderBy(...channels: readonly [ReminderChannel, ...ReminderChannel[]]): ReminderSender {
  return {
    channel: channels[0],
    send: (company, services, reminder) => notifyPeople(company, services, [notificationOf(reminder, channels)]),
  };
}

function notificationOf(reminder: Reminder, channels: PersonalNotification['channels']): PersonalNotification {
  const { reason, companyUserId, recordName } = reminder;
  const subject: DueReminder = { ...subjectOf(reminder), recordName };
  return { reason, companyUserId, subject, channels };
}

function isDue(subject: Subject): subject is DueReminder {
  return 'recordName' in subject;
}

/** The record of the note, not its text. Only the author gets it. */
function subjectOf({ noteId, date, companyUserId, relatedId, record, personId }: Reminder): Subject {
  return {
    key: `note:${noteId}`,
    date,
    companyUserId: personId,
    recipients: { relatedUser: [companyUserId] },
    only: [companyUserId],
    scope: 'note',
    scopeId: noteId,
    affectedId: relatedId,
    facts: { day: date, noteNotification: record },
  };
}
