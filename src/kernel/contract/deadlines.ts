import { addDays, addMonths, dayNumber } from './days.ts';

/** A length of time: days, or calendar months that keep the end of a month (31 January + 1 month is the last of February). */
export interface Interval {
  number: number;
  unit: 'day' | 'month';
}

/** The day `times` intervals after the anchor, or before it when negative; counted from the anchor each time, so month ends never drift. */
export function addInterval(anchor: string, { number, unit }: Interval, times = 1): string {
  return unit === 'day' ? addDays(anchor, number * times) : addMonths(anchor, number * times);
}

/** The number of whole intervals from the anchor to the first of its repeats on or after a day, at least 0. Throws for an interval below 1. */
export function intervalsUntil(anchor: string, interval: Interval, day: string): number {
  if (!(interval.number >= 1)) throw new Error(`An interval of ${interval.number} ${interval.unit} never reaches a day.`);
  const longest = interval.unit === 'day' ? interval.number : interval.number * 31;
  let times = Math.max(0, Math.floor((dayNumber(day) - dayNumber(anchor)) / longest));
  while (addInterval(anchor, interval, times) < day) times += 1;
  return times;
}

/** Whether nobody works on a day: a weekend, a public holiday, a day off of the company. */
export type IsFree = (day: string) => boolean;

/** The day itself when it is a working day, else the nearest one before it. Throws when a whole year is free. */
export function workingDayOnOrBefore(day: string, isFree: IsFree): string {
  return nearestWorkingDay(day, -1, isFree);
}

/** The working day `count` working days after a day, or before it when negative; 0 is the day itself, free or not. Throws as above. */
export function addWorkingDays(day: string, count: number, isFree: IsFree): string {
  const step = count < 0 ? -1 : 1;
  let reached = day;
  for (let left = Math.abs(count); left > 0; left -= 1) reached = nearestWorkingDay(addDays(reached, step), step, isFree);
  return reached;
}

function nearestWorkingDay(day: string, step: 1 | -1, isFree: IsFree): string {
  for (let distance = 0; distance < 366; distance += 1) {
    const candidate = addDays(day, step * distance);
    if (!isFree(candidate)) return candidate;
  }
  throw new Error(`There is no working day within a year of ${day}.`);
}
