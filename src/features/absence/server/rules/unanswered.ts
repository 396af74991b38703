import { addDays, dayNumber } from '#kernel/contract/days.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** Whether a request of a day has waited for this many of the company's working days; the day itself does not count (absence.72). */
export function hasWaited(
  { since, today, workingDays }: { since: string; today: string; workingDays: number },
  calendar: WorkCalendar,
): boolean {
  let days = 0;
  const last = dayNumber(today);
  for (let number = dayNumber(addDays(since, 1)); number <= last; number += 1) {
    if (calendar.worthOf(number).worth > 0) days += 1;
    if (days >= workingDays) return true;
  }
  return false;
}
