import { addDays } from '#kernel/contract/days.ts';
import { addWorkingDays, workingDayOnOrBefore, type IsFree } from '#kernel/contract/deadlines.ts';
import type { DueDateReason, RelativeDueDate } from '../task.ts';

/** What the relative due dates of a plan are counted with. */
export interface Reference {
  /** The first or the last day. */
  referenceDate: string;
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
  reason: DueDateReason;
}

/** The day by which a task is to be done, and why it is that one (plans.50). */
export function dueDateOf({ relativeDueDate, dueDate }: TaskTiming, { referenceDate, isFree }: Reference): CountedDueDate {
  if (!relativeDueDate) return { date: dueDate, reason: { kind: dueDate === null ? 'none' : 'typed' } };
  const { days, unit } = relativeDueDate;
  const counted = unit === 'day' ? addDays(referenceDate, days) : addWorkingDays(referenceDate, days, isFree);
  const date = workingDayOnOrBefore(counted, isFree);
  return { date, reason: { kind: 'relative', days, unit, movedFrom: date === counted ? null : counted } };
}
