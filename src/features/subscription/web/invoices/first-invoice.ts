import type { SubscriptionItem } from '../../contract/entities.ts';

/** When the first invoice comes: with a purchase, or with the end of the month that is paid afterwards. */
export const firstInvoiceComes = (items: readonly Pick<SubscriptionItem, 'isTrial'>[]): 'withPlan' | 'afterPeriod' =>
  items.some(({ isTrial }) => !isTrial) ? 'afterPeriod' : 'withPlan';
