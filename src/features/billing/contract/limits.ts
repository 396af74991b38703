/** The limits of a subscription, by their names on the wire (subscription.2). */
export const limitKeys = [
  'userLimit',
  'administratorLimit',
  'employmentContractLimit',
  'contractLimit',
  'gdprTreatmentLimit',
  'storageLimit',
  'signatureLimit',
  'smsLimit',
] as const;
export type LimitKey = (typeof limitKeys)[number];

/** The limits without a subscription; a missing key has no limit (subscription.3). Storage in bytes, SMS in parts each month. */
export const trialLimits: Partial<Record<LimitKey, number>> = { storageLimit: 1_000_000_000, employmentContractLimit: 2, smsLimit: 50 };

/** The limit, null for none, and the current use; storage in bytes. */
export interface CompanyLimit {
  limit: number | null;
  used: number;
}

/** Whether this many more are within the limit. */
export function hasRoom({ limit, used }: CompanyLimit, more = 1): boolean {
  return limit === null || used + more <= limit;
}
