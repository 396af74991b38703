import { dayIn, localDay } from './calendar-day.ts';
import { currentUser } from './session.ts';

/** Today in the user's time zone, for points in time that are typed by the user's clock, `YYYY-MM-DD`. */
export function localToday(): string {
  return localDay(new Date());
}

/** Today in the company's time zone, by which the server judges dates, `YYYY-MM-DD`; in the user's own outside a company. */
export function today(): string {
  return dayIn(currentUser()?.company.timeZone, new Date());
}

/** The year of today in the company's time zone. */
export function thisYear(): number {
  return Number(today().slice(0, 4));
}
