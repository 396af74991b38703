import { addWorkingDays, type IsFree } from '#kernel/contract/deadlines.ts';
import { addMonths, daysBetween } from '#kernel/contract/days.ts';

/** The months of an answer: one, and two more when it is extended (Article 12 (3)). */
const firstMonths = 1;
const extendedMonths = 3;

/** The last days of an answer, first and extended, both counted from the day of the request. */
export interface LastDays {
  first: string;
  extended: string;
}

/** The last days of the answer to a request (gdpr.98). */
export function lastDaysOf(receivedOn: string, isFree: IsFree): LastDays {
  const lastDay = (months: number) => {
    const day = addMonths(receivedOn, months);
    return isFree(day) ? addWorkingDays(day, 1, isFree) : day;
  };
  return { first: lastDay(firstMonths), extended: lastDay(extendedMonths) };
}

/** How long is left of an open request on this day; negative when it is late. */
export function daysLeft(dueDate: string, today: string): number {
  return daysBetween(today, dueDate);
}

/** The days before the last one on which somebody is reminded (gdpr.102). */
const remindedBefore: readonly number[] = [14, 7, 3, 1, 0];

/** Whether somebody is reminded on this day: on some days before the last one, on the day after it, and then once a week. */
export function isRemindedOn(dueDate: string, today: string): boolean {
  const left = daysLeft(dueDate, today);
  return left >= 0 ? remindedBefore.includes(left) : left === -1 || left % 7 === 0;
}
