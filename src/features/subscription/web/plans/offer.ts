import type { z } from 'zod';
import type { PlanName, ProductName, SoldPlan, SoldProduct } from '../../contract/entities.ts';
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
}

export interface OfferedPlan extends Omit<SoldPlan, 'tiers'> {
  tiers: readonly OfferedTier[];
}

/** What is sold: the interval is chosen for all plans together, so each step stands once. */
export interface Offer {
  plans: readonly OfferedPlan[];
  products: readonly SoldProduct[];
}

export function offerOf({ plans, products }: { plans: readonly SoldPlan[]; products: readonly SoldProduct[] }): Offer {
  return { products, plans: plans.map(({ tiers, ...plan }) => ({ ...plan, tiers: tiers.flatMap(monthlyTier) })) };
}

function monthlyTier({ tierId, interval, price, limit }: SoldPlan['tiers'][number]): OfferedTier[] {
  const bare = tierOfWire(tierId);
  return interval === 'month' && bare ? [{ tierId: bare.tierId, price, limit }] : [];
}
