import { localDay } from './local-day.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day and the time of a moment where the user is; of what is not one, what was typed as the day. */
export function localParts(moment: string): { day: string; time: string } {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return { day: moment, time: '' };
  return { day: localDay(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

/** The moment of a day and a time, noon without one; what is not a day stays as it was typed. */
export function momentOf(day: string, time: string): string {
  const at = day === '' ? undefined : new Date(`${day}T${time || '12:00'}`);
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : day;
}
