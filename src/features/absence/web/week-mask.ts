import type { WeekMask, Weekdays } from '../contract/entities.ts';
import { weekdays } from './request/repetition.ts';

/** The default week: Monday to Friday. */
const usualWeek = 0b0111110;

/** The week that applies on a day: the last one that has started. */
export function weekOn(weeks: readonly WeekMask[], day: string): number {
  return weeks.filter(({ validFrom }) => validFrom === null || validFrom <= day).at(-1)?.weekdays ?? usualWeek;
}

/** The weeks that start after a day. */
export function laterWeeks(weeks: readonly WeekMask[], day: string): WeekMask[] {
  return weeks.filter(({ validFrom }) => validFrom !== null && validFrom > day);
}

/** The weekdays of a mask, Monday first, as values of checkboxes; bit 0 is Sunday. */
export function workdaysOf(mask: number): (typeof weekdays)[number][] {
  return weekdays.filter((day) => (mask & (1 << Number(day))) !== 0);
}

export function weekdaysOf(ticks: readonly string[]): Weekdays {
  const has = (day: number): boolean => ticks.includes(String(day));
  return { 0: has(0), 1: has(1), 2: has(2), 3: has(3), 4: has(4), 5: has(5), 6: has(6) };
}
