import type { Processing } from '../../contract/entities.ts';
import type { PurchaseRow } from './store-purchase.ts';

const percents = { running: 40, done: 100, failed: 100 } as const;
/** When the bank asks the customer, the card has been asked. */
const askedPercent = 70;

/** How far a purchase is, as pages show it; `actionUrl` is where the customer confirms the payment. */
export function processingOf(
  { purchaseId, state, reason }: Pick<PurchaseRow<unknown, unknown>, 'purchaseId' | 'state' | 'reason'>,
  actionUrl: string | null,
): Processing {
  return { processingId: purchaseId, state, percent: actionUrl ? askedPercent : percents[state], actionUrl, reason };
}
