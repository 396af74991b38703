import type { Interval, PlanId, ProductId } from './offer.ts';

/** A plan with the step of it that was chosen. */
export interface ChosenPlan {
  planId: PlanId;
  tierId: string;
}

/** What stands chosen on the page of plans: the whole order, not what differs. */
export interface Choice {
  interval: Interval;
  plans: readonly ChosenPlan[];
  packs: Readonly<Partial<Record<ProductId, number>>>;
}

/** The plans of which a company has one at most; Unlimited stands instead of all others. */
export const families: Readonly<Record<Family, readonly PlanId[]>> = {
  hr: ['hr'],
  gdpr: ['gdpr-basic', 'gdpr-premium'],
  contracts: ['contracts-standard', 'contracts-premium'],
};
export type Family = 'hr' | 'gdpr' | 'contracts';

export const familyNames: readonly Family[] = ['hr', 'gdpr', 'contracts'];

const isOf = (family: Family, planId: PlanId): boolean => families[family].includes(planId);

/** The plan chosen in a family; undefined without one. */
export function chosenOf({ plans }: Choice, family: Family): ChosenPlan | undefined {
  return plans.find(({ planId }) => isOf(family, planId));
}

export function isUnlimited({ plans }: Pick<Choice, 'plans'>): boolean {
  return plans.some(({ planId }) => planId === 'unlimited');
}

/** Chooses a plan in place of the family's other one and of Unlimited; without one the family ends. */
export function choosePlan(choice: Choice, family: Family, chosen: ChosenPlan | undefined): Choice {
  const others = choice.plans.filter(({ planId }) => planId !== 'unlimited' && !isOf(family, planId));
  return { ...choice, plans: inOrder(chosen ? [...others, chosen] : others) };
}

/** Adds a plan wherever it belongs; the free plan is what stands without any. */
export function addPlan(choice: Choice, { planId, tierId }: ChosenPlan): Choice {
  if (planId === 'unlimited') return chooseUnlimited(choice, tierId);
  const family = familyNames.find((name) => isOf(name, planId));
  return family ? choosePlan(choice, family, { planId, tierId }) : choice;
}

/** Unlimited replaces every other plan. */
export function chooseUnlimited(choice: Choice, tierId: string): Choice {
  return { ...choice, plans: [{ planId: 'unlimited', tierId }] };
}

/** Instead of Unlimited, what was chosen before it. */
export function chooseSome(choice: Choice, former: Choice): Choice {
  return { ...choice, plans: former.plans.filter(({ planId }) => planId !== 'unlimited') };
}

/** How many packs of a size are bought with it; none leaves the size out. */
export function choosePacks(choice: Choice, productId: ProductId, quantity: number): Choice {
  const { [productId]: _former, ...others } = choice.packs;
  return { ...choice, packs: quantity > 0 ? { ...others, [productId]: quantity } : others };
}

/** whether both order the same; packs are bought anew each time, so a choice with one is never the same. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  if (Object.keys(one.packs).length > 0 || Object.keys(other.packs).length > 0) return false;
  return keyOf(one) === keyOf(other);
}

const order: readonly PlanId[] = [...Object.values(families).flat(), 'unlimited'];

function inOrder(plans: readonly ChosenPlan[]): readonly ChosenPlan[] {
  return plans.toSorted((one, other) => order.indexOf(one.planId) - order.indexOf(other.planId));
}

/** Without a plan there is no interval either. */
function keyOf({ plans, interval }: Choice): string {
  const named = inOrder(plans).map(({ planId, tierId }) => `${planId}:${tierId}`);
  return named.length === 0 ? '' : `${interval} ${named.join()}`;
}
