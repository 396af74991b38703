import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kernel/contract/days.ts';

/** Weeks and months of day numbers since 1 January 1970, so that calendars need no time zones. */

const millisecondsPerDay = 86_400_000;

export function mondayOf(number: number): number {
  return number - ((weekdayOfNumber(number) + 6) % 7);
}

/** The week number by ISO 8601: week 1 contains the year's first Thursday. */
export function weekNumber(number: number): number {
  const thursday = mondayOf(number) + 3;
  const firstOfYear = dayNumber(`${dayOfNumber(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - firstOfYear) / 7) + 1;
}

export function yearOf(number: number): number {
  return Number(dayOfNumber(number).slice(0, 4));
}

/** The first days of the months in a range of days. */
export function monthsIn(first: number, last: number): number[] {
  const start = new Date(first * millisecondsPerDay);
  const months: number[] = [];
  for (let month = 0; ; month += 1) {
    const day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1) / millisecondsPerDay;
    if (day > last) return months;
    months.push(day);
  }
}
