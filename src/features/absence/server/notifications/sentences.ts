import { createTranslator } from 'use-intl/core';
import {
  notifiedAbsenceAction,
  notifiedAbsenceType,
  type NotifiedAbsenceAction,
} from '#features/notifications/contract/notified-absence.ts';
import type { Facts } from '#features/notifications/contract/facts.ts';
import { periodText, reasonName, relatedName, relatedWords, type SentenceInput } from '#features/notifications/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { transferStatus } from '../../contract/kinds.ts';
import { enReasons } from '../../texts/en-reasons.ts';
import { noReasons } from '../../texts/no-reasons.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** A requested, registered or withdrawn absence, for the deciders. */
export function requestSentence(input: SentenceInput): string {
  const texts = translators[input.language];
  const { absence, vacationDaysTransferRequest: transfer, waitedDays: waited } = input.facts;
  const name = relatedName(input);
  if (transfer) {
    const days = daysOf(transfer);
    return waited ? texts('asked.transferWaiting', { name, waited, ...days }) : texts('asked.transfer', { name, ...days });
  }
  if (!absence) return reasonName(input.reason, input.language);
  const what = { name, ...wordsOf(absence, input) };
  if (waited) return texts('asked.waiting', { ...what, days: waited });
  const action = actionOf(absence);
  if (action === 'approveUpdate') return texts('asked.change', what);
  const isKnown = action === 'create' || action === 'delete' || action === 'requestDelete' || action === 'requestUpdate';
  return texts(`asked.${isKnown ? action : 'requestNew'}`, what);
}

/** The outcome for an absence, for the person. */
export function answerSentence(input: SentenceInput): string {
  const texts = translators[input.language];
  const { absence, vacationDaysTransferRequest: transfer } = input.facts;
  if (transfer) {
    if (transfer.isDirect) return texts('answered.transferredAtOnce', daysOf(transfer));
    const isApproved = transfer.vacationDaysTransferStatus === transferStatus.approved;
    return texts(isApproved ? 'answered.transferApproved' : 'answered.transferDeclined', daysOf(transfer));
  }
  if (!absence) return reasonName(input.reason, input.language);
  const action = actionOf(absence);
  const what = wordsOf(absence, input);
  if (absence.isDirect) return texts('answered.requestUpdate', what);
  return texts(action === 'requestNew' || action === 'requestDelete' ? 'answered.create' : `answered.${action}`, what);
}

/** Vacation that is left to book. */
export function promptSentence(input: SentenceInput): string {
  const texts = translators[input.language];
  const { daysLeft, day } = input.facts;
  if (daysLeft === undefined) return texts('vacation');
  return texts('vacationLeft', { ...relatedWords(input), days: daysLeft, year: (day ?? input.today).slice(0, 4) });
}

type Absence = NonNullable<Facts['absence']>;

function daysOf({ vacationDays, year }: NonNullable<Facts['vacationDaysTransferRequest']>) {
  return { days: vacationDays, year, next: year + 1 };
}

/** Sick leave and care days are called `absence` for all readers. */
function wordsOf(absence: Absence, input: SentenceInput): { type: string; period: string } {
  const type = translators[input.language](`types.${nameIn(notifiedAbsenceType, absence.type) ?? 'Absence'}`);
  return { type, period: periodText(absence, input) };
}

function actionOf({ notificationAction }: Absence): NotifiedAbsenceAction {
  const action = nameIn(notifiedAbsenceAction, notificationAction);
  if (!action) throw new Error(`no name for action ${notificationAction}`);
  return action;
}

function nameIn<Name extends string>(numbers: Readonly<Record<Name, number>>, value: number): Name | undefined {
  // Object.keys loses the key type.
  return (Object.keys(numbers) as Name[]).find((name) => numbers[name] === value);
}
