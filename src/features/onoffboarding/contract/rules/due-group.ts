import { addDays, weekdayOf } from '#kernel/contract/days.ts';

export const dueGroups = ['late', 'thisWeek', 'later', 'noDate'] as const;
export type DueGroup = (typeof dueGroups)[number];

/**
 * Under which heading an open task stands among somebody's own: a week ends with its Sunday (plans.58). Late is what the company's day says, which
 * may not be the day of the reader.
 */
export function dueGroupOf({ dueDate, isOverdue }: { dueDate: string | null; isOverdue: boolean }, today: string): DueGroup {
  if (dueDate === null) return 'noDate';
  if (isOverdue) return 'late';
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  return dueDate <= sunday ? 'thisWeek' : 'later';
}
