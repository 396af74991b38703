import { addDays, weekdayOf } from '#kernel/contract/days.ts';

export const dueGroups = ['late', 'thisWeek', 'later', 'noDate'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Under which heading an open task stands among somebody's own: a week ends with its Sunday (plans.58). */
export function dueGroupOf(dueDate: string | null, today: string): DueGroup {
  if (dueDate === null) return 'noDate';
  if (dueDate < today) return 'late';
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  return dueDate <= sunday ? 'thisWeek' : 'later';
}
