import type { z } from 'zod';
import type { PlanName, ProductName, SoldPlan, SoldProduct, SubscriptionItem } from '../../contract/entities.ts';
import { tierOfWire } from '../../contract/rules/tier-id.ts';

export type PlanId = z.output<typeof PlanName>;
export type ProductId = z.output<typeof ProductName>;
export type Interval = 'month' | 'year';

/** A step of a plan, by its id without the interval. */
export interface OfferedTier {
  tierId: string;
  /** The list price of a month. */
  price: number;
  limit: number | null;
  /** The terms that hold with it: those it is sold by, or those it was bought by (subscription.8). */
  fewestUsers: number;
  limits: SoldPlan['limits'];
  signaturesPerUser: number;
  /** Whether it is sold to others too; what is not goes on for who has it (subscription.8). */
  isSold: boolean;
}

export interface OfferedPlan extends Pick<SoldPlan, 'planId' | 'charged'> {
  tiers: readonly OfferedTier[];
}

/** What is sold: the interval is chosen for all plans together, so each step stands once. */
export interface Offer {
  plans: readonly OfferedPlan[];
  products: readonly SoldProduct[];
}

type HeldItem = Pick<
  SubscriptionItem,
  'planId' | 'tierId' | 'charged' | 'price' | 'limit' | 'fewestUsers' | 'limits' | 'signaturesPerUser'
>;

/** What is sold, and what the company has that is sold no longer: that it may keep. */
export function offerOf(
  { plans, products }: { plans: readonly SoldPlan[]; products: readonly SoldProduct[] },
  items: readonly HeldItem[],
): Offer {
  const sold = plans.map((plan) => ({ planId: plan.planId, charged: plan.charged, tiers: monthlyTiers(plan) }));
  return { products, plans: items.reduce<readonly OfferedPlan[]>(withHeld, sold) };
}

/** A trial has no tier, and offers nothing. */
function withHeld(plans: readonly OfferedPlan[], item: HeldItem): readonly OfferedPlan[] {
  const { planId, charged, price, limit, fewestUsers, limits, signaturesPerUser } = item;
  const bare = item.tierId === null ? undefined : tierOfWire(item.tierId);
  const plan = plans.find((one) => one.planId === planId);
  if (!bare || plan?.tiers.some(({ tierId }) => tierId === bare.tierId)) return plans;
  const tier = { tierId: bare.tierId, price, limit, fewestUsers, limits, signaturesPerUser, isSold: false };
  if (plan) return plans.map((one) => (one === plan ? { ...one, tiers: [...one.tiers, tier] } : one));
  return [...plans, { planId, charged, tiers: [tier] }];
}

function monthlyTiers({ tiers, fewestUsers, limits, signaturesPerUser }: SoldPlan): OfferedTier[] {
  return tiers.flatMap(({ tierId, interval, price, limit }) => {
    const bare = interval === 'month' ? tierOfWire(tierId) : undefined;
    return bare ? [{ tierId: bare.tierId, price, limit, fewestUsers, limits, signaturesPerUser, isSold: true }] : [];
  });
}

/** The step of a plan that choosing it takes: that which the company has, also when another one is sold by now (subscription.8). */
export function tierToTake(
  { planId, tiers }: Pick<OfferedPlan, 'planId' | 'tiers'>,
  had: readonly { planId: PlanId; tierId: string }[],
): OfferedTier | undefined {
  const held = had.find((one) => one.planId === planId);
  return tiers.find(({ tierId }) => tierId === held?.tierId) ?? tiers[0];
}
