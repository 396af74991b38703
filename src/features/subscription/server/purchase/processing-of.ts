import type { Processing } from '../../contract/entities.ts';
import type { OrderInput } from './read-order.ts';
import type { PurchaseRow } from './store-purchase.ts';

const percents = { running: 40, done: 100, failed: 100 } as const;
/** When the bank asks the customer, the card has been asked. */
const askedPercent = 70;

/** How far a purchase is, as pages show it; `actionUrl` is where the customer confirms the payment. */
export function processingOf(
  { purchaseId, wish, state, reason }: Pick<PurchaseRow<OrderInput, unknown>, 'purchaseId' | 'wish' | 'state' | 'reason'>,
  actionUrl: string | null,
): Processing {
  const { plans, products, collectionMethod, discountCode = null } = wish;
  return {
    processingId: purchaseId,
    state,
    percent: actionUrl ? askedPercent : percents[state],
    actionUrl,
    reason,
    wish: { plans: [...plans], products: [...products], collectionMethod, discountCode },
  };
}
