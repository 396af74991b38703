import { families, isUnlimited, type Choice, type ChosenPlan } from '../plans/choice.ts';

/** What an order does: something is bought that was not there, what is there becomes another, or some of it only ends. */
export type OrderKind = 'purchase' | 'change' | 'end';

/** What an order does to what the company has. */
export function orderKind(choice: Choice, current: Choice): OrderKind {
  if (Object.keys(choice.packs).length > 0 || choice.plans.some((plan) => isMore(plan, current))) return 'purchase';
  return choice.plans.length < current.plans.length && isKept(choice, current) ? 'end' : 'change';
}

/** Whether a plan gives more than there is: not in place of Unlimited, nor of a better one of its kind. */
function isMore({ planId }: ChosenPlan, current: Choice): boolean {
  const family = Object.values(families).find((plans) => plans.includes(planId)) ?? [planId];
  const atLeast = family.slice(family.indexOf(planId));
  return !isUnlimited(current) && !current.plans.some((one) => atLeast.includes(one.planId));
}

/** Whether everything that is chosen stays as it is. */
function isKept({ plans, interval }: Choice, current: Choice): boolean {
  const isSame = ({ planId, tierId }: ChosenPlan): boolean => current.plans.some((one) => one.planId === planId && one.tierId === tierId);
  return plans.length === 0 || (interval === current.interval && plans.every(isSame));
}
