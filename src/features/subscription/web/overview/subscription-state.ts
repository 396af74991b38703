import type { SubscriptionOverview } from '../../contract/entities.ts';

export type SubscriptionState = 'nonpayment' | 'due' | 'ending' | 'trial' | 'active' | 'trialOver' | 'free';

/** What a subscription is most of all: what somebody has to act on comes first. */
export function stateOf(overview: SubscriptionOverview): SubscriptionState {
  const { isLockedByNonpayment, invoices, endsOn, items, isCurrentlyOnTrial, trial } = overview;
  if (isLockedByNonpayment) return 'nonpayment';
  if (invoices.some(({ state }) => state === 'due' || state === 'nonpayment')) return 'due';
  if (endsOn !== null) return 'ending';
  if (items.some(({ isTrial }) => !isTrial)) return 'active';
  if (isCurrentlyOnTrial) return 'trial';
  return trial.isOver && invoices.length === 0 ? 'trialOver' : 'free';
}

/** What is overdue, in øre. */
export function overdueOf({ invoices }: Pick<SubscriptionOverview, 'invoices'>): number {
  const late = invoices.filter(({ state }) => state === 'due' || state === 'nonpayment');
  return late.reduce((sum, { unpaid }) => sum + unpaid, 0);
}
