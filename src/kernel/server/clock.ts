import { setTimeout as wait } from 'node:timers/promises';
import { addMonths } from '../contract/days.ts';

/** The product's only source of the current time; tests and simulations can set it. */
export interface Clock {
  now: () => Date;
  /** Waits so long by this clock. */
  pause: (milliseconds: number) => Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), pause: (milliseconds) => wait(milliseconds) };

/** A clock that stands still until it is set or advanced; who pauses advances it. */
export function movableClock(start: string): Clock & { set: (moment: string) => void; advance: (milliseconds: number) => void } {
  let moment = new Date(start);
  const advance = (milliseconds: number) => (moment = new Date(moment.getTime() + milliseconds));
  return {
    now: () => new Date(moment),
    pause: async (milliseconds) => void advance(milliseconds),
    set: (next) => (moment = new Date(next)),
    advance,
  };
}

/** The same time of the UTC day some months earlier; a month without that day gives its last one. */
export function monthsBefore(moment: Date, months: number): Date {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return new Date(`${addMonths(day, -months)}T${time}`);
}

/** The calendar day of a point in time in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = days.get(timeZone);
  if (known?.minute === minute) return known.day;
  const format = known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(moment);
  days.set(timeZone, { format, minute, day });
  return day;
}

// A cache by time zone, of which there are some hundreds: creating a formatter costs more than the rest of a small request, and a day starts on a full minute.
const days = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: string }>();
