import type { LimitKey } from '#features/billing/contract/limits.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';

export type PlanId = 'free' | 'hr' | 'gdpr-basic' | 'gdpr-premium' | 'contracts-standard' | 'contracts-premium' | 'unlimited';
export type ProductId = 'signatures-20' | 'signatures-50' | 'signatures-100';
export type Interval = 'month' | 'year';

/** A step of a plan, with the list price of a month in øre without VAT. */
export interface Tier {
  tierId: string;
  monthlyPrice: number;
  /** How much of the plan's limit it includes. */
  limit?: number;
}

export interface Plan {
  planId: PlanId;
  charged: 'perUser' | 'flat';
  fewestUsers: number;
  features: SubscriptionFeature[];
  /** What it allows; null for no limit. */
  limits: Partial<Record<LimitKey, number | null>>;
  signaturesPerUser: number;
  tiers: Tier[];
}

export interface Product {
  productId: ProductId;
  price: number;
  signatures: number;
}

/** What the operator sells from a day on (subscription.8). */
export interface Catalogue {
  version: number;
  from: string;
  vatPercent: number;
  yearDiscountPercent: number;
  plans: Plan[];
  products: Product[];
}
