import { norwegianHolidays } from '#features/absence/server/public.ts';
import { weekdayOf, yearOf } from '#kernel/contract/days.ts';

const weekend: readonly number[] = [0, 6];

/** A Saturday, a Sunday or a public holiday. A company's own days off give nobody a later answer. */
export function isFreeByLaw(day: string): boolean {
  return weekend.includes(weekdayOf(day)) || norwegianHolidays(yearOf(day)).some(({ date }) => date === day);
}
