import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import { seatsTaken } from '#features/people/server/public.ts';
import type { CompanyLimit, LimitKey } from '../contract/limits.ts';
import { trialLimits } from '../contract/limits.ts';
import { readLimits } from './store.ts';

/** Somebody asks how much of the company's limits is used. */
export interface UsageQuestion {
  company: Company;
  keys: readonly LimitKey[];
}

/** Features answer for their own keys, and with nothing when they are not asked about. */
export const usageAsked = hook<UsageQuestion, Partial<Record<LimitKey, number>>>();

const ofPeople: readonly LimitKey[] = ['users', 'administrators'];

/** How much of each thing the company may have and has. */
export async function limitsOf(company: Company, keys: readonly LimitKey[]): Promise<Map<LimitKey, CompanyLimit>> {
  const limits = await readLimits(company, keys);
  const seats = keys.some((key) => ofPeople.includes(key)) ? await seatsTaken(company) : {};
  const answers = await usageAsked.tell({ company, keys });
  const used: Partial<Record<LimitKey, number>> = Object.assign({}, seats, ...answers);
  return new Map(keys.map((key) => [key, { limit: limits.get(key) ?? trialLimits[key] ?? null, used: used[key] ?? 0 }]));
}
