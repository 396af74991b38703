import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { CompanyLimit, LimitKey } from '../contract/limits.ts';
import { trialLimits } from '../contract/limits.ts';
import { readLimits } from './store.ts';

/** A query for the use of the company's limits. */
export interface UsageQuestion {
  company: Company;
  keys: readonly LimitKey[];
  now: Date;
}

/** Implemented by features for their own keys; they return nothing for other keys. */
export const usageQuery = hook<UsageQuestion, Partial<Record<LimitKey, number>>>('billing.usageQuery');

/** Uses from before what a limit is for, such as signatures of earlier years, by whoever sets the limit: both count with them, and what is shown does not. */
export const usesBefore = hook<Omit<UsageQuestion, 'now'>, Partial<Record<LimitKey, number>>>('billing.usesBefore');

/** The company's limits; null for none. */
export async function readAllowances<Key extends LimitKey>(company: Company, keys: readonly Key[]): Promise<Map<Key, number | null>> {
  const limits = await readLimits(company, keys);
  return new Map(keys.map((key) => [key, limits.has(key) ? (limits.get(key) ?? null) : (trialLimits[key] ?? null)]));
}

/** Sets the company's limits to exactly these; null says that there is none. */
export { writeLimits } from './store.ts';

/** The company's limits and use. */
export async function limitsOf(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  keys: readonly LimitKey[],
): Promise<Map<LimitKey, CompanyLimit>> {
  const [limits, answers] = await Promise.all([
    readAllowances(company, keys),
    services.hooks.tell(usageQuery, { company, keys, now: services.clock.now() }),
  ]);
  const used: Partial<Record<LimitKey, number>> = Object.assign({}, ...answers);
  return new Map(keys.map((key) => [key, { limit: limits.get(key) ?? null, used: used[key] ?? 0 }]));
}

/** Limits as people read them: without what was used before, on both sides (subscription.18). */
export async function shownLimits(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  limits: ReadonlyMap<LimitKey, CompanyLimit>,
): Promise<Map<LimitKey, CompanyLimit>> {
  const before: Partial<Record<LimitKey, number>> = Object.assign(
    {},
    ...(await services.hooks.tell(usesBefore, { company, keys: [...limits.keys()] })),
  );
  return new Map([...limits].map(([key, use]) => [key, without(use, before[key] ?? 0)]));
}

/** Without a limit everything counts. */
const without = ({ limit, used }: CompanyLimit, before: number): CompanyLimit =>
  limit === null ? { limit, used } : { limit: Math.max(0, limit - before), used: Math.max(0, used - before) };
