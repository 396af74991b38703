import type { OwnMail } from '#features/notifications/server/public.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { healthTypes } from '../contract/kinds.ts';
import { enMail } from '../texts/en-mail.ts';
import { noMail } from '../texts/no-mail.ts';
import { yearOf } from './rules/days.ts';
import type { AbsenceRow } from './store-absence.ts';
import type { ToldEvent } from './store-messages.ts';

/** What a mail tells of, and to whom. */
export interface Told {
  event: ToldEvent;
  row: AbsenceRow;
  language: Language;
  /** What is left of the year after a yes; null when it takes none. */
  left: number | null;
  away: number;
}

/** The mail to somebody who can decide. */
export function decidersMail(told: Told): OwnMail {
  const { row, left, away } = told;
  const texts = textsOf(told);
  const kinds = { 4: texts.toDecider.deletion, 8: texts.toDecider.change, 1: texts.toDecider.request, 11: texts.toDecider.request };
  const waiting = row.status === 4 || row.status === 8 || row.status === 1 || row.status === 11 ? kinds[row.status] : undefined;
  const { subject, text } = waiting ?? texts.toDecider.registered;
  const { startDate } = daysOf(told);
  const year = String(yearOf(startDate));
  const surroundings = [
    ...(left === null ? [] : [filled(left === 1 ? texts.leftOne : texts.left, { left: numberIn(told, left), year })]),
    ...(away === 0 ? [] : [filled(texts.away, { away: String(away) })]),
  ];
  const paragraphs = [text, ...surroundings];
  if (waiting)
    return written(told, { subject, paragraphs, action: texts.decide, path: `/vacation-and-leave/pending-requests?year=${year}` });
  const query = new URLSearchParams({ companyUserId: row.companyUserId, date: startDate, activeTab: 'calendar', absenceId: row.absenceId });
  return written(told, { subject, paragraphs, action: texts.see, path: `/vacation-and-leave/details?${query.toString()}` });
}

/** The mail to the person whom it is about; none of what they did themselves. */
export function personsMail(told: Told): OwnMail | null {
  const { event, row } = told;
  const texts = textsOf(told);
  const { action } = event;
  if (event.by === row.companyUserId || action === 7 || action === 8 || action === 13) return null;
  const { subject, text } = texts.toPerson[action];
  const isKept = event.comment !== null && !healthTypes.includes(row.current.type);
  const paragraphs = isKept ? [text, texts.comment] : [text];
  return written(told, { subject, paragraphs, action: texts.open, path: `/vacation-and-leave?tab=personal&absenceId=${row.absenceId}` });
}

function textsOf({ language }: Pick<Told, 'language'>) {
  return (language === 'no' ? noMail : enMail).mail;
}

/** What is asked for, while it waits; else what holds. */
function daysOf({ row }: Told) {
  return row.proposed ?? row.current;
}

interface Letter {
  subject: string;
  paragraphs: readonly string[];
  action: string;
  path: string;
}

function written(told: Told, { subject, paragraphs, action, path }: Letter): OwnMail {
  const words = wordsOf(told);
  return {
    subject: filled(subject, words),
    paragraphs: paragraphs.map((text) => filled(text, words)),
    action: { label: action, path },
  };
}

function wordsOf(told: Told): Record<string, string> {
  const { event, row, language } = told;
  const texts = textsOf(told);
  const { type, startDate, endDate, workingDays } = daysOf(told);
  const form = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = workingDays === 1 ? texts.oneDay : texts.manyDays;
  return {
    name: oneLine(row.fullName),
    by: oneLine(event.byName ?? texts.system),
    type: type === 3 || type === 4 || type === 5 ? texts.types[-1] : texts.types[type],
    period: startDate === endDate ? form.format(new Date(startDate)) : form.formatRange(new Date(startDate), new Date(endDate)),
    days: days.replace('{days}', numberIn(told, workingDays)),
    comment: event.comment ?? '',
  };
}

function numberIn({ language }: Pick<Told, 'language'>, days: number): string {
  return days.toLocaleString(language === 'no' ? 'nb-NO' : 'en-GB');
}

function filled(text: string, words: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

/** Names may be long, and a subject is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 80);
}
