import type { Choice } from '../plans/choice.ts';

/** What an order does: something is bought that was not there, what is there becomes another, or some of it only ends. */
export type OrderKind = 'purchase' | 'change' | 'end';

/** What an order does to what the company has. */
export function orderKind(choice: Choice, current: Choice): OrderKind {
  const isHeld = ({ planId }: Choice['plans'][number]): boolean => current.plans.some((one) => one.planId === planId);
  if (Object.keys(choice.packs).length > 0 || !choice.plans.every(isHeld)) return 'purchase';
  return choice.plans.length < current.plans.length && isKept(choice, current) ? 'end' : 'change';
}

/** Whether everything that is chosen stays as it is. */
function isKept({ plans, interval }: Choice, current: Choice): boolean {
  const isSame = ({ planId, tierId }: Choice['plans'][number]): boolean =>
    current.plans.some((one) => one.planId === planId && one.tierId === tierId);
  return plans.length === 0 || (interval === current.interval && plans.every(isSame));
}
