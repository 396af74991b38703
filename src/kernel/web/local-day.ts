import { currentUser } from './session.ts';

/** The date of a point in time in the user's time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Today in the user's time zone, for points in time that are typed by the user's clock, `YYYY-MM-DD`. */
export function localToday(): string {
  return localDay(new Date());
}

/** Today in the company's time zone, by which the server judges dates, `YYYY-MM-DD`; in the user's own outside a company. */
export function today(): string {
  const timeZone = currentUser()?.company.timeZone;
  // This locale writes dates as ISO 8601 does.
  return timeZone ? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date()) : localToday();
}

/** The year of today in the company's time zone. */
export function thisYear(): number {
  return Number(today().slice(0, 4));
}
