import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { dueDays } from './due-state.ts';

/** The days after an invoice's date on which its card is tried (subscription.34). The number of a try is its day. */
export const cardTryDays: readonly number[] = [0, 1, 3, 5, 7];

/** The try that is due: the latest day reached, if neither it nor a later one was tried. One that was missed is made up for before the due day. */
export function cardTryDue(date: string, today: string, tried: readonly number[]): number | undefined {
  const passed = daysBetween(date, today);
  if (passed < 0 || passed >= dueDays) return undefined;
  const reached = cardTryDays.findLast((days) => days <= passed);
  return reached === undefined || tried.some((days) => days >= reached) ? undefined : reached;
}

/** The day of the next try after one that was declined; null when it was the last, and the invoice is paid as an invoice. */
export function nextCardTry(date: string, today: string): string | null {
  const next = cardTryDays.find((days) => days > daysBetween(date, today));
  return next === undefined ? null : addDays(date, next);
}
