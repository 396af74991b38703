import type { SoldPlan, SubscriptionItem } from '../../contract/entities.ts';
import { tierOfWire } from '../../contract/rules/tier-id.ts';

/** How much of its limit a step includes, of those that are sold and those that the company has; null for none. */
export function tierLimits(
  plans: readonly Pick<SoldPlan, 'tiers'>[],
  items: readonly Pick<SubscriptionItem, 'tierId' | 'limit'>[],
): (tierId: string | null) => number | null {
  // What is held by the month may be scheduled by the year.
  const bareOf = (tierId: string | null): string => (tierId === null ? '' : (tierOfWire(tierId)?.tierId ?? ''));
  const limits = new Map([...items, ...plans.flatMap(({ tiers }) => tiers)].map(({ tierId, limit }) => [bareOf(tierId), limit] as const));
  return (tierId) => limits.get(bareOf(tierId)) ?? null;
}
