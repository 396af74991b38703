import { addDays, weekdayOf } from '#kernel/contract/days.ts';
import { addWorkingDays, workingDayOnOrBefore, type IsFree } from '#kernel/contract/deadlines.ts';
import type { PlanType } from '../kinds.ts';
import type { RelativeDueDate } from '../task.ts';
import type { DueDateWhy } from '../why.ts';

/** What the relative due dates of a plan are counted with. */
export interface Reference {
  type: PlanType;
  /** The first or last day; null while nobody has said it. */
  referenceDate: string | null;
  isFree: IsFree;
}

/** When a task is to be done: by a date that was typed, or so many days from the plan's reference date. */
export interface TaskTiming {
  relativeDueDate: RelativeDueDate | null;
  /** The typed date; of a relative one it is not looked at. */
  dueDate: string | null;
}

export interface CountedDueDate {
  date: string | null;
  why: readonly DueDateWhy[];
}

/** The day by which a task is to be done, and why it is that one (plans.50). */
export function dueDateOf({ relativeDueDate, dueDate }: TaskTiming, reference: Reference): CountedDueDate {
  if (relativeDueDate) return countedDueDate(relativeDueDate, reference);
  if (dueDate === null) return { date: null, why: [{ key: 'noDate' }] };
  return { date: dueDate, why: [{ key: 'typed', date: dueDate }] };
}

function countedDueDate({ days, unit }: RelativeDueDate, { type, referenceDate, isFree }: Reference): CountedDueDate {
  if (referenceDate === null) return { date: null, why: [{ key: 'noReference', type }] };
  const counted = unit === 'day' ? addDays(referenceDate, days) : addWorkingDays(referenceDate, days, isFree);
  const date = workingDayOnOrBefore(counted, isFree);
  const direction = days < 0 ? 'before' : 'after';
  const first: DueDateWhy =
    days === 0
      ? { key: 'onReference', type, date: referenceDate }
      : { key: 'counted', type, days: Math.abs(days), unit, direction, reference: referenceDate, date: counted };
  const reason = [0, 6].includes(weekdayOf(counted)) ? 'weekend' : 'dayOff';
  const moved: DueDateWhy[] = date === counted ? [] : [{ key: 'movedBefore', reason, from: counted, date }];
  return { date, why: [first, ...moved] };
}
