import { createTranslator } from 'use-intl/core';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { Facts } from '../contract/facts.ts';
import type { Reason } from '../contract/reasons.ts';
import { notifiedAbsenceAction, notifiedAbsenceType, transferStatus, type NotifiedAbsenceAction } from '../contract/notified-absence.ts';
import { contractDeadline, notedRecord } from '../contract/notified-record.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  // The Norwegian texts have the keys of the English ones.
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** The facts of a notification, with the reader's language and day. */
export interface SentenceInput {
  reason: Reason;
  facts: Facts;
  related: { firstName: string; lastName: string } | null;
  language: Language;
  today: string;
  /** The reader is the related person. */
  isOwn?: boolean;
}

/** The name of a reason. */
export function reasonName(reason: Reason, language: Language): string {
  return translators[language](`names.${reason}`);
}

/** The text of a notification in one or two sentences, for the day on which it is read, since it may contain "tomorrow". */
export function sentenceOf(told: SentenceInput): string {
  return sentences[told.reason](told, translators[told.language]);
}

type Texts = (typeof translators)['en'];
type Sentence = (told: SentenceInput, texts: Texts) => string;

const sentences: Readonly<Record<Reason, Sentence>> = {
  Birthday: (told, texts) => texts('birthday', { ...person(told, texts), own: 'no', ...moment(told) }),
  SameDayBirthday: (told, texts) => texts('birthday', { ...person(told, texts), ...moment(told) }),
  WorkAnniversary: (told, texts) => texts('anniversary', { ...person(told, texts), ...moment(told), years: told.facts.years ?? 1 }),
  UserCreated: (told, texts) => texts('userCreated', person(told, texts)),
  SalaryAccountNumberChanged: (told, texts) => texts('accountChanged', person(told, texts)),
  PendingUserInvitation: (told, texts) => texts('invitation', { name: named(told, texts), date: moment(told).date }),
  PendingUserUpdateInformation: (told, texts) => texts('details', person(told, texts)),
  CompanyReport: report,
  PendingContractSignature: (told, texts) => texts('signature', person(told, texts)),
  PromptToAddAbsence: (told, texts) => {
    const { daysLeft, day } = told.facts;
    if (daysLeft === undefined) return texts('vacation');
    return texts('vacationLeft', { ...person(told, texts), days: daysLeft, year: (day ?? told.today).slice(0, 4) });
  },
  AbsenceRequestNotificationEmployees: answered,
  AbsenceRequestNotificationAdmins: asked,
  GdprSubmoduleUpdated: (_, texts) => texts('gdpr'),
  ContractNotifications: (told, texts) => {
    const { deadlineType, contractParty = '' } = told.facts.contractNotification ?? {};
    return texts('contract', {
      kind: deadlineType === contractDeadline.renewal ? 'renewal' : 'end',
      party: contractParty,
      ...moment(told),
    });
  },
  NotesNotificationsMain: reminder,
  NotesNotificationsPersonal: reminder,
  OnOffBoardingTaskResponsible: (told, texts) => texts('task', moment(told)),
};

/** A requested, registered or withdrawn absence, for the deciders. */
function asked(told: SentenceInput, texts: Texts): string {
  const { absence, vacationDaysTransferRequest: transfer, waitedDays: waited } = told.facts;
  const name = named(told, texts);
  if (transfer) {
    const days = { days: transfer.vacationDays, year: transfer.year, next: transfer.year + 1 };
    return waited ? texts('asked.transferWaiting', { name, waited, ...days }) : texts('asked.transfer', { name, ...days });
  }
  if (!absence) return texts('names.AbsenceRequestNotificationAdmins');
  const what = { name, type: typeOf(absence, texts), period: periodOf(absence, told) };
  if (waited) return texts('asked.waiting', { ...what, days: waited });
  const action = actionOf(absence);
  const isKnown = action === 'create' || action === 'delete' || action === 'requestDelete' || action === 'requestUpdate';
  return texts(`asked.${isKnown ? action : 'requestNew'}`, what);
}

/** The outcome for an absence, for the person. */
function answered(told: SentenceInput, texts: Texts): string {
  const { absence, vacationDaysTransferRequest: transfer } = told.facts;
  if (transfer) {
    const isApproved = transfer.vacationDaysTransferStatus === transferStatus.approved;
    const days = { days: transfer.vacationDays, year: transfer.year, next: transfer.year + 1 };
    return texts(isApproved ? 'answered.transferApproved' : 'answered.transferDeclined', days);
  }
  if (!absence) return texts('names.AbsenceRequestNotificationEmployees');
  const action = actionOf(absence);
  const what = { type: typeOf(absence, texts), period: periodOf(absence, told) };
  return texts(action === 'requestNew' || action === 'requestDelete' ? 'answered.create' : `answered.${action}`, what);
}

type Absence = NonNullable<Facts['absence']>;

function actionOf({ notificationAction }: Absence): NotifiedAbsenceAction {
  const action = nameIn(notifiedAbsenceAction, notificationAction);
  if (!action) throw new Error(`no name for action ${notificationAction}`);
  return action;
}

/** Sick leave and care days are called `absence` for all readers. */
function typeOf({ type }: Absence, texts: Texts): string {
  return texts(`types.${nameIn(notifiedAbsenceType, type) ?? 'Absence'}`);
}

function nameIn<Name extends string>(numbers: Readonly<Record<Name, number>>, value: number): Name | undefined {
  // Object.keys loses the key type.
  return (Object.keys(numbers) as Name[]).find((name) => numbers[name] === value);
}

function reminder(told: SentenceInput, texts: Texts): string {
  const { type, properties } = told.facts.noteNotification ?? { type: notedRecord.person, properties: {} };
  const names = {
    [notedRecord.treatment]: properties.treatmentName?.[told.language],
    [notedRecord.contract]: properties.contractParty,
    [notedRecord.person]: told.related ? named(told, texts) : properties.fullName,
  };
  return texts('reminder', { what: names[type] ?? texts('aRecord'), ...moment(told) });
}

function report(told: SentenceInput, texts: Texts): string {
  const { counts = {}, from = told.today, to = told.today } = told.facts;
  const period = periodOf({ startDate: from, endDate: to }, told);
  const of = (name: string) => counts[name] ?? 0;
  return texts('report', {
    period,
    joined: of('joined'),
    left: of('left'),
    openRequests: of('openRequests'),
    waitingInvitations: of('waitingInvitations'),
    failedDeliveries: of('failedDeliveries'),
  });
}

function named({ related, facts }: SentenceInput, texts: Texts): string {
  return related ? `${related.firstName} ${related.lastName}`.trim() : (facts.email ?? texts('somebody'));
}

function person(told: SentenceInput, texts: Texts): { name: string; own: string } {
  return { name: named(told, texts), own: told.isOwn ? 'yes' : 'no' };
}

/** The day of a sentence, relative to the reader's day. */
function moment(told: SentenceInput): { when: string; days: number; date: string } {
  const day = told.facts.day ?? told.today;
  const days = Math.round((Date.parse(day) - Date.parse(told.today)) / 86_400_000);
  const near = days === 0 ? 'today' : 'tomorrow';
  const when = days < 0 ? 'past' : 'later';
  return { when: days === 0 || days === 1 ? near : when, days, date: periodOf({ startDate: day, endDate: day }, told) };
}

/** A day or a period, with the year if it is not the current one. */
function periodOf({ startDate, endDate }: { startDate: string; endDate: string }, { language, today }: SentenceInput): string {
  const isThisYear = [startDate, endDate].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const form = formOf(language, isThisYear);
  return startDate === endDate ? form.format(Date.parse(startDate)) : form.formatRange(Date.parse(startDate), Date.parse(endDate));
}

// A cache, because creating a formatter costs more than a page of sentences.
const forms = new Map<string, Intl.DateTimeFormat>();

function formOf(language: Language, isThisYear: boolean): Intl.DateTimeFormat {
  const key = `${language}${isThisYear}`;
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const form = forms.get(key) ?? new Intl.DateTimeFormat(intlLocale[language], { day: 'numeric', month: 'long', timeZone: 'UTC', ...year });
  forms.set(key, form);
  return form;
}
