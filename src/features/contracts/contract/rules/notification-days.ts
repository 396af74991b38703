import { addDays } from '#kernel/contract/days.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import { aheadOfNotice, allDaysBefore, usualDaysBefore, type DeadlineType } from '../kinds.ts';
import type { Deadline } from './deadline.ts';
import { endFrom, type Terms } from './term-ends.ts';

/** The numbers of days before that may be chosen, in order: some only with a notice period, the longest only with one that needs them (contracts.12). */
export function offeredDays(noticePeriod: Interval | null): readonly number[] {
  if (!noticePeriod) return usualDaysBefore;
  const notice = daysOf(noticePeriod);
  const listed = allDaysBefore.filter((when) => when >= notice + aheadOfNotice[0]).length;
  return [...allDaysBefore, ...aheadOfNotice.slice(listed).map((ahead) => notice + ahead)];
}

/** A month counts as 30 days. */
function daysOf({ number, unit }: Interval): number {
  return unit === 'month' ? number * 30 : number;
}

/** When a notification comes. */
export interface NotificationDay {
  /** Of the term that the next deadline belongs to; null when there is nothing to count from. */
  date: string | null;
  isPast: boolean;
  /** When it comes next, also of a later term; null when it does not come any more. */
  nextDate: string | null;
}

/** The days on which a notification falls, so many days before a renewal or end. */
export function notificationDay(
  when: number,
  terms: Terms,
  { termEnd, today }: Pick<Deadline, 'termEnd'> & { today: string },
): NotificationDay {
  const next = endFrom(terms, addDays(today, when), today);
  const date = termEnd === null ? null : addDays(termEnd, -when);
  return { date, isPast: date !== null && date < today, nextDate: next === null ? null : addDays(next, -when) };
}

/** The renewal or end of which a notification tells on a day; null when it does not come then. */
export function endNotifiedOn(day: string, when: number, terms: Terms): string | null {
  const end = addDays(day, when);
  return endFrom(terms, end, day) === end ? end : null;
}

export interface Suggested {
  type: DeadlineType;
  when: number;
}

/**
 * The notifications that are suggested for a deadline (contracts.12): a month before the notice and one before that; without notice 90 and 30 days.
 */
export function suggestNotifications({ type, noticeDate }: Deadline, noticePeriod: Interval | null): Suggested[] {
  if (type === null) return [];
  if (noticeDate === null || !noticePeriod) return [90, 30].map((when) => ({ type, when }));
  const chosen = offeredDays(noticePeriod)
    .filter((when) => when >= daysOf(noticePeriod) + aheadOfNotice[0])
    .slice(0, 2);
  return chosen.toReversed().map((when) => ({ type, when }));
}
