import type { Fail } from '#kernel/server/failure.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import type { Period } from './store-calendar.ts';

/** The longest period of one request. */
const maxDays = 400;

/** Refuses a period that ends before it starts, or is too long for one request. */
export function requirePeriod(fail: Fail<'absence.InvalidDates'>, { startDate, endDate }: Period): void {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1 || length > maxDays) fail('absence.InvalidDates');
}
