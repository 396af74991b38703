/** What a subscription may limit (subscription.2). */
export const limitKeys = [
  'users',
  'administrators',
  'employmentContracts',
  'contracts',
  'treatments',
  'storage',
  'signatures',
  'sms',
] as const;
export type LimitKey = (typeof limitKeys)[number];

/** What a company has until a subscription says otherwise; a key that is not here has no limit (subscription.3). Storage in bytes. */
export const trialLimits: Partial<Record<LimitKey, number>> = { storage: 1_000_000_000 };

/** How much is allowed, null for as much as one likes, and how much is used; storage in bytes. */
export interface CompanyLimit {
  limit: number | null;
  used: number;
}

/** Whether so many more fit. */
export function hasRoom({ limit, used }: CompanyLimit, more = 1): boolean {
  return limit === null || used + more <= limit;
}
