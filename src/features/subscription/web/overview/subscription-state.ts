import type { SubscriptionOverview } from '../../contract/entities.ts';

export type SubscriptionState = 'nonpayment' | 'due' | 'ending' | 'trial' | 'active' | 'trialOver' | 'free';

/** How many invoices are past their due day, of the newest; one at least, where that is what the subscription is most of all. */
export const overdueInvoices = ({ invoices }: Pick<SubscriptionOverview, 'invoices'>): number =>
  Math.max(1, invoices.filter(({ state }) => state === 'due' || state === 'nonpayment').length);

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
