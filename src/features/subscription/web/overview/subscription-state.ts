import type { SubscriptionOverview } from '../../contract/entities.ts';

export type SubscriptionState = 'nonpayment' | 'due' | 'ending' | 'trial' | 'active' | 'trialOver' | 'free';

/** What a subscription is most of all: what somebody has to act on comes first. */
export function stateOf(overview: SubscriptionOverview): SubscriptionState {
  const { isLockedByNonpayment, overdue, invoices, endsOn, items, isCurrentlyOnTrial, trial } = overview;
  if (isLockedByNonpayment) return 'nonpayment';
  if (overdue > 0) return 'due';
  if (endsOn !== null) return 'ending';
  if (items.some(({ isTrial }) => !isTrial)) return 'active';
  if (isCurrentlyOnTrial) return 'trial';
  return trial.isOver && invoices.length === 0 ? 'trialOver' : 'free';
}
