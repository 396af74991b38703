import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import type { LimitKey } from '../contract/limits.ts';

/** Somebody asks how much of the company's limits is used. */
export interface UsageQuestion {
  company: Company;
  keys: readonly LimitKey[];
}

/** Features answer for their own keys, and with nothing when they are not asked about. */
export const usageAsked = hook<UsageQuestion, Partial<Record<LimitKey, number>>>();
