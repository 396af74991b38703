import type { Unit } from '#kernel/server/database/unit.ts';
import type { Interval } from '../../contract/catalogue.ts';
import type { CollectionMethod, PlanName, ProductName } from '../../contract/entities.ts';
import { codeCounts } from '../../contract/rules/code-counts.ts';
import { tierOfWire } from '../../contract/rules/tier-id.ts';
import type { PaidState, Order } from '../pricing/shapes.ts';
import { isCodeValid } from '../sale/is-code-valid.ts';
import { readCode } from '../sale/store-codes.ts';

/** An order as it is sent. */
export interface OrderInput {
  plans: readonly { planId: PlanName; tierId: string }[];
  products: readonly { productId: ProductName; quantity: number }[];
  collectionMethod: CollectionMethod;
  discountCode?: string | undefined;
}

type Refusal = 'TiersMustBeTheSameInterval' | 'General' | 'DiscountCodeInvalid';

/** The order of the rules, or why there is none. */
export async function readOrder(
  unit: Unit,
  { plans, products, discountCode }: OrderInput,
  { state, today }: { state: Pick<PaidState, 'interval' | 'discounts'>; today: string },
): Promise<Order | Refusal> {
  const chosen = plans.map(({ planId, tierId }) => ({ planId, ...tierOfWire(tierId) }));
  const intervals = new Set(chosen.map(({ interval }) => interval));
  if (intervals.size > 1) return 'TiersMustBeTheSameInterval';
  const known = chosen.flatMap(({ planId, tierId }) => (tierId === undefined ? [] : [{ planId, tierId }]));
  if (known.length < chosen.length) return 'General';
  const ordered = { planIds: known.map(({ planId }) => planId), hasPacks: products.length > 0 };
  const discount = await discountOf(unit, discountCode, { state, today, ordered });
  if (discount === undefined) return 'DiscountCodeInvalid';
  const interval: Interval = [...intervals][0] ?? state.interval ?? 'month';
  return { plans: known, products: products.map((product) => ({ ...product })), interval, discount };
}

/** What a code gives; null without one, or when it counts already, and undefined when it is not valid or for nothing of the order (subscription.16). */
async function discountOf(
  unit: Unit,
  code: string | undefined,
  { state, today, ordered }: { state: Pick<PaidState, 'discounts'>; today: string; ordered: Parameters<typeof codeCounts>[1] },
): Promise<Order['discount'] | undefined> {
  if (!code) return null;
  if (state.discounts.some((held) => held.code === code.toUpperCase() && held.replacedOn === null)) return null;
  const found = await readCode(unit, code);
  if (!found || !isCodeValid(found, today)) return undefined;
  const { gives, months, plans, includesProducts } = found;
  if (!codeCounts({ plans, includesProducts, percent: 'percent' in gives ? gives.percent : null }, ordered)) return undefined;
  return { code: found.code, gives, months, plans, includesProducts };
}
