import type { Query } from '#kernel/web/address.ts';
import { addPlan, type Choice } from './choice.ts';
import type { OfferedPlan, OfferedTier, ProductId } from './offer.ts';

/** The value for no plan at all. */
const free = 'free';

/** What is sold, as far as an address names it. */
interface Named {
  plans: readonly (Pick<OfferedPlan, 'planId'> & { tiers: readonly Pick<OfferedTier, 'tierId'>[] })[];
  products: readonly { productId: ProductId }[];
}

interface NamedChoice {
  choice: Choice;
  /** Names in the address that are not sold. */
  unknown: readonly string[];
}

/** A choice as the address of the page that confirms it: `planIdsToSubscribe=hr,contracts-standard:contracts-50&interval=year&products=signatures-20:2`. */
export function addressOfChoice({ plans, interval, packs }: Choice): Query {
  const named = plans.map(({ planId, tierId }) => `${planId}:${tierId}`);
  const packed = Object.entries(packs).map(([productId, quantity]) => `${productId}:${quantity}`);
  return { planIdsToSubscribe: named.join() || free, interval, products: packed.join() || undefined };
}

/** The part of an address that names a choice, with how it would be paid. */
export function choiceAddressOf({ planIdsToSubscribe, interval, products, method, dc }: Query): Query {
  return { planIdsToSubscribe, interval, products, method, dc };
}

/** The choice that an address names; a plan without its step is the smallest. What is not sold is left out and listed as unknown. */
export function choiceOfAddress(query: Query, { plans, products }: Named): NamedChoice {
  const unknown: string[] = [];
  let choice: Choice = { interval: query['interval'] === 'year' ? 'year' : 'month', plans: [], packs: {} };
  for (const [name, tierId] of pairs(query['planIdsToSubscribe'])) {
    if (name === free) continue;
    const plan = plans.find(({ planId }) => planId === name);
    const tier = tierId === '' ? plan?.tiers[0] : plan?.tiers.find((one) => one.tierId === tierId);
    if (plan && tier) choice = addPlan(choice, { planId: plan.planId, tierId: tier.tierId });
    else unknown.push(name);
  }
  const packs: Partial<Record<ProductId, number>> = {};
  for (const [name, quantity] of pairs(query['products'])) {
    const product = products.find(({ productId }) => productId === name);
    if (product && /^[1-9]\d?$/.test(quantity || '1')) packs[product.productId] = Number(quantity || '1');
    else unknown.push(name);
  }
  return { choice: { ...choice, packs }, unknown };
}

/** The choice that an address confirms: one that names no plans keeps those that the company has. */
export function orderOfAddress(query: Query, sold: Named, current: Choice): NamedChoice {
  const named = choiceOfAddress(query, sold);
  return query['planIdsToSubscribe'] === undefined ? { ...named, choice: { ...current, packs: named.choice.packs } } : named;
}

function pairs(list: string | undefined): readonly (readonly [string, string])[] {
  const named = (list ?? '').split(',').filter((part) => part !== '');
  return named.map((part) => {
    const [name = '', more = ''] = part.split(':');
    return [name, more] as const;
  });
}
