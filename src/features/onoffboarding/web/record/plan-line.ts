import type { PlanTask } from '../../contract/task.ts';

/** One day of the line of time. */
export interface PlanDay {
  date: string;
  tasks: readonly PlanTask[];
  isReference: boolean;
  isToday: boolean;
}

/** The days of a plan in their order: those on which tasks are due, its first or last day, and today. Tasks without a date are on none. */
export function daysOf(tasks: readonly PlanTask[], { referenceDate, today }: { referenceDate: string; today: string }): PlanDay[] {
  const due = Map.groupBy(
    tasks.filter(({ dueDate }) => dueDate !== null),
    ({ dueDate }) => dueDate ?? '',
  );
  const dates = [...new Set([...due.keys(), referenceDate, today])].toSorted();
  return dates.map((date) => ({ date, tasks: due.get(date) ?? [], isReference: date === referenceDate, isToday: date === today }));
}
