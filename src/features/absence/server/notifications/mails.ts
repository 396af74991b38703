import type { OwnMail } from '#features/notifications/server/public.ts';
import type { Warning } from '../../contract/entities-balance.ts';
import { dateRangeText } from '#kernel/contract/date-range.ts';
import type { Language } from '#kernel/contract/locale.ts';
import {
  absenceAction,
  isChangedAtOnce,
  absenceStatus,
  requestedStatuses,
  waitingStatuses,
  absenceType,
  isHealthType,
} from '../../contract/kinds.ts';
import { enMail } from '../../texts/en-mail.ts';
import { noMail } from '../../texts/no-mail.ts';
import type { AbsenceRow } from '../store-absence.ts';
import type { AbsenceEvent } from './store-events.ts';

/** The subject of a mail, and its language. */
export interface MailContent {
  event: AbsenceEvent;
  row: AbsenceRow;
  language: Language;
}

/** The additional content of mails to deciders. */
export interface DecisionContent extends MailContent {
  /** The days left after approval of each year that it takes days of. */
  left: readonly { year: number; days: number }[];
  /** How many close colleagues are absent at the same time. */
  away: number;
  /** How many days it has waited for an answer. */
  waitedDays: number;
  /** The request is within a locked period, or too few would be at work. */
  warnings: readonly Warning[];
}

/** The mail to a person who can decide. */
export function decidersMail(content: DecisionContent): OwnMail {
  const { row, left, away, warnings, waitedDays } = content;
  const texts = textsOf(content);
  const { subject, text } = texts.toDecider[kindOf(content)];
  const surroundings = [
    ...(waitedDays === 0 ? [] : [fillPlaceholders(waitedDays === 1 ? texts.waitedOne : texts.waited, { waited: String(waitedDays) })]),
    ...left.map(({ year, days }) =>
      fillPlaceholders(days === 1 ? texts.leftOne : texts.left, { left: formatNumber(content, days), year: String(year) }),
    ),
    ...(away === 0 ? [] : [fillPlaceholders(texts.away, { away: String(away) })]),
    ...warnings.map((warning) => warningText(content, warning)),
  ];
  const paragraphs = [text, ...surroundings];
  return composeMail(content, { subject, paragraphs, action: waitingStatuses.includes(row.status) ? texts.decide : texts.see });
}

/** The mail to the person concerned; null for their own actions. */
export function personsMail(content: MailContent): OwnMail | null {
  const { event, row } = content;
  const texts = textsOf(content);
  const { action } = event;
  const { requestNew, requestDelete, undo } = absenceAction;
  if (event.by === row.companyUserId || action === requestNew || action === requestDelete || action === undo) return null;
  const { subject, text } = texts.toPerson[isChangedAtOnce(event) ? 'direct' : action];
  const isRepeated = event.comment !== null && !event.isAboutIllness && !isHealthType(row.current.type);
  const paragraphs = isRepeated ? [text, texts.comment] : [text];
  return composeMail(content, { subject, paragraphs, action: texts.open });
}

function warningText(content: MailContent, { kind, params }: Warning): string {
  const texts = textsOf(content);
  if (kind === 'lockedPeriod') return fillPlaceholders(texts.locked, { period: oneLine(String(params['name'])) });
  const { minimum, date } = params;
  return fillPlaceholders(texts.tooFew, {
    minimum: String(minimum),
    date: dateRangeText(content.language, { from: String(date), to: String(date) }),
  });
}

function kindOf({ event, row: { status } }: DecisionContent): 'deletion' | 'change' | 'request' | 'registered' | 'changed' {
  if (status === absenceStatus.PendingForDeletion) return 'deletion';
  if (status === absenceStatus.PendingForUpdate) return 'change';
  if (requestedStatuses.includes(status)) return 'request';
  return isChangedAtOnce(event) ? 'changed' : 'registered';
}

function textsOf({ language }: Pick<MailContent, 'language'>) {
  return (language === 'no' ? noMail : enMail).mail;
}

/** The proposed version of a pending change, otherwise the current one. */
function daysOf({ row }: MailContent) {
  return row.proposed ?? row.current;
}

interface MailText {
  subject: string;
  paragraphs: readonly string[];
  action: string;
}

function composeMail(content: MailContent, { subject, paragraphs, action }: MailText): OwnMail {
  const values = placeholdersOf(content);
  return {
    subject: fillPlaceholders(subject, values),
    paragraphs: paragraphs.map((text) => fillPlaceholders(text, values)),
    action: { label: action },
  };
}

function placeholdersOf(content: MailContent): Record<string, string> {
  const { event, row } = content;
  const texts = textsOf(content);
  const { type, startDate, endDate, workingDays } = daysOf(content);
  const days = workingDays === 1 ? texts.oneDay : texts.manyDays;
  return {
    name: oneLine(row.fullName),
    by: oneLine(event.byName ?? texts.system),
    type: texts.types[isHealthType(type) ? absenceType.Absence : type],
    period: dateRangeText(content.language, { from: startDate, to: endDate }),
    days: days.replace('{days}', formatNumber(content, workingDays)),
    comment: event.comment ?? '',
  };
}

function formatNumber({ language }: Pick<MailContent, 'language'>, days: number): string {
  return days.toLocaleString(language === 'no' ? 'nb-NO' : 'en-GB');
}

function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Names may be long or contain line breaks, and a subject is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 80);
}
