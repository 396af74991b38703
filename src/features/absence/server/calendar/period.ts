import { daysBetween } from '../rules/days.ts';
import type { Period } from './store-calendar.ts';

/** So many days one call may be about: a year and a little. */
const mostDays = 400;

/** Refuses a period that ends before it begins, or is longer than one call may ask. */
export function requirePeriod({ startDate, endDate }: Period, fail: (code: 'absence.InvalidDates') => never): void {
  const length = daysBetween(startDate, endDate) + 1;
  if (length < 1 || length > mostDays) fail('absence.InvalidDates');
}
