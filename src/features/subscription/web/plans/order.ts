import type { z } from 'zod';
import type { CollectionMethod, SubscriptionItem } from '../../contract/entities.ts';
import { tierOfWire, tierOnWire } from '../../contract/rules/tier-id.ts';
import { addPlan, type Choice } from './choice.ts';
import type { Interval, PlanId, ProductId } from './offer.ts';

/** An order as the calls take it: all that is wanted, not what differs (subscription.23). */
export interface Order {
  plans: { planId: PlanId; tierId: string }[];
  products: { productId: ProductId; quantity: number }[];
  collectionMethod: z.output<typeof CollectionMethod>;
  discountCode?: string;
}

export function orderOf({ plans, packs, interval }: Choice, more: Pick<Order, 'collectionMethod' | 'discountCode'>): Order {
  return {
    plans: plans.map(({ planId, tierId }) => ({ planId, tierId: tierOnWire(tierId, interval) })),
    // The keys are those of packs.
    products: (Object.entries(packs) as [ProductId, number][]).map(([productId, quantity]) => ({ productId, quantity })),
    ...more,
  };
}

/** The choice that an order came from. */
export function choiceOfOrder({ plans, products }: Pick<Order, 'plans' | 'products'>): Choice {
  const tiers = plans.flatMap(({ planId, tierId }) => ({ planId, ...tierOfWire(tierId) }));
  const packs = Object.fromEntries(products.map(({ productId, quantity }) => [productId, quantity]));
  let choice: Choice = { interval: tiers[0]?.interval ?? 'month', plans: [], packs };
  for (const { planId, tierId } of tiers) if (tierId !== undefined) choice = addPlan(choice, { planId, tierId });
  return choice;
}

/** What the company has now; a trial is none of it. */
export function choiceOfItems({ items, interval }: { items: readonly SubscriptionItem[]; interval: Interval | null }): Choice {
  let choice: Choice = { interval: interval ?? 'month', plans: [], packs: {} };
  for (const { planId, tierId, isTrial } of items) {
    const tier = tierId === null || isTrial ? undefined : tierOfWire(tierId);
    if (tier) choice = addPlan(choice, { planId, tierId: tier.tierId });
  }
  return choice;
}
