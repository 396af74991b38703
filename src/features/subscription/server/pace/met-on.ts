import { addDays, daysBetween } from '#kernel/contract/days.ts';

interface Use {
  limit: number | null;
  used: number;
}

/** Fewer days say nothing of a pace. */
const fewestDays = 7;
/** What is further away is not worth a warning. */
const maxDays = 365;

/** The day on which a limit is met if its use grows as it did since an earlier day; null when it does not grow, is met, or is met much later. */
export function metOn({ limit, used }: Use, earlier: { day: string; used: number } | undefined, today: string): string | null {
  if (limit === null || used >= limit || earlier === undefined) return null;
  const days = daysBetween(earlier.day, today);
  const grown = used - earlier.used;
  if (days < fewestDays || grown <= 0) return null;
  const left = Math.ceil(((limit - used) * days) / grown);
  return left > maxDays ? null : addDays(today, left);
}
