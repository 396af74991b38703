import { addDays, maxDay } from '#kernel/contract/days.ts';
import { addInterval, intervalsUntil, type Interval } from '#kernel/contract/deadlines.ts';

/** The next day of a task that repeats: after the day it was due, and not before today. Counted from the first day, so that month ends are kept. */
export function nextDue({ dueDate, repeat, from }: { dueDate: string; repeat: Interval; from: string }, today: string): string {
  return addInterval(from, repeat, intervalsUntil(from, repeat, maxDay(addDays(dueDate, 1), today)));
}
