import type { WeekMask } from '../../../contract/entities.ts';
import type { Weekdays } from '../../../contract/entities.ts';

/** Monday first, by `Date`'s numbers. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
/** The default week: Monday to Friday. */
const usualWeek = 0b0111110;

/** The week that applies on a day: the last one that has started. */
export function weekOn(weeks: readonly WeekMask[], day: string): number {
  return weeks.filter(({ validFrom }) => validFrom === null || validFrom <= day).at(-1)?.weekdays ?? usualWeek;
}

/** The weeks that start after a day. */
export function weeksAfter(weeks: readonly WeekMask[], day: string): { validFrom: string; weekdays: number }[] {
  return weeks.flatMap(({ validFrom, weekdays: mask }) => (validFrom !== null && validFrom > day ? [{ validFrom, weekdays: mask }] : []));
}

/** The weekdays of a mask, as values of checkboxes. */
export function ticksOf(mask: number): string[] {
  return weekdays.filter((day) => (mask & (1 << day)) !== 0).map(String);
}

export function weekdaysOf(ticks: readonly string[]): Weekdays {
  const has = (day: number): boolean => ticks.includes(String(day));
  return { 0: has(0), 1: has(1), 2: has(2), 3: has(3), 4: has(4), 5: has(5), 6: has(6) };
}
