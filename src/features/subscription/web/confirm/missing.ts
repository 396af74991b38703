import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { Order } from '../plans/order.ts';

export type Missing = 'card' | 'recipient' | 'billing' | 'reference' | 'code' | 'agreement';

interface Ready {
  overview: Pick<SubscriptionOverview, 'cards' | 'recipient' | 'isBillingInformationKept' | 'billingInformation'>;
  method: Order['collectionMethod'];
  isAccepted: boolean;
  /** A discount code is typed that is not used. */
  hasUnusedCode: boolean;
  /** All plans end: nothing is bought. */
  isEnd: boolean;
}

/** What a purchase still needs; ending everything needs the agreement alone, which it carries too (subscription.23). */
export function missingFor({ overview, method, isAccepted, hasUnusedCode, isEnd }: Ready): readonly Missing[] {
  const needed: Record<Missing, boolean> = {
    card: !isEnd && method === 'payment_card' && overview.cards.length === 0,
    recipient: !isEnd && overview.recipient === null,
    billing: !isEnd && !overview.isBillingInformationKept,
    reference: !isEnd && method === 'ehf_invoice' && overview.isBillingInformationKept && !overview.billingInformation.reference,
    code: !isEnd && hasUnusedCode,
    agreement: !isAccepted,
  };
  return missingOrder.filter((what) => needed[what]);
}

const missingOrder: readonly Missing[] = ['card', 'recipient', 'billing', 'reference', 'code', 'agreement'];
