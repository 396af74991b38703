/** Parts of a calendar month (sms.5). */
export interface Quota {
  limit: number;
  used: number;
}

/** How many parts are left; never fewer than none. */
export function partsLeft({ limit, used }: Quota): number {
  return Math.max(0, limit - used);
}

export function fitsQuota(quota: Quota, parts: number): boolean {
  return parts <= partsLeft(quota);
}

/** The month of a day, as `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
