import { localDay } from './calendar-day.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day and the time of a moment where the user is; of what is not one, what was typed. */
export function localParts(moment: string): { day: string; time: string } {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) {
    const [, day = moment, time = ''] = /^(\d{4}-\d{2}-\d{2})T(.*)$/.exec(moment) ?? [];
    return { day, time };
  }
  return { day: localDay(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** The moment of a day and a time, noon without one; what is not a day or not a time stays as it was typed, and is no moment. */
export function momentOf(day: string, time: string): string {
  if (!isMoment(`${day}T12:00`)) return day;
  const moment = `${day}T${time || '12:00'}`;
  return isMoment(moment) ? new Date(moment).toISOString() : moment;
}

const isMoment = (text: string): boolean => !Number.isNaN(new Date(text).getTime());
