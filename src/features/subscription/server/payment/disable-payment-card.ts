import { readUnpaid } from '#features/invoicing/server/public.ts';
import { disableCard, presentCards } from '#features/payment/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { disablePaymentCard as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { sellerZone } from '../seller-zone.ts';
import { openForChange } from '../open-subscription.ts';
import { readRunningPurchase } from '../purchase/store-purchase.ts';
import { readItems, type SubscriptionRow } from '../store-subscription.ts';

/** Uses a card no longer; the last one stays while something is paid by card (subscription.38). */
export const disablePaymentCard: Handler<typeof contract> = async (context, { body: { cardUuid } }) => {
  const { company, services, now, fail, audit } = context;
  const { subscriptionUuid, collectionMethod } = await openForChange(context);
  const cards = await presentCards(company);
  const card = cards.find((one) => one.cardUuid === cardUuid) ?? fail('common.NotFound');
  if (cards.length === 1 && (await isCardNeeded(context, collectionMethod))) fail('subscription.LastCard');
  await disableCard({ company, services, now }, cardUuid);
  audit({
    entity: subscriptionKind,
    entityId: subscriptionUuid,
    before: { card: `${card.brand} ${card.lastFour}` },
    after: { card: null },
  });
  return {};
};

/** Plans, an invoice that its card is still tried for, or a purchase that is being paid. */
async function isCardNeeded(
  { company, now }: Pick<CallContext, 'company' | 'now'>,
  method: SubscriptionRow['collectionMethod'],
): Promise<boolean> {
  if (method === 'payment_card' && (await readItems(company, dayIn(sellerZone, now))).length > 0) return true;
  const unpaid = await readUnpaid(company, company.id);
  const isInvoiced = unpaid.some((invoice) => invoice.method === 'card' && invoice.unpaid > 0 && invoice.cardGivenUpAt === null);
  return isInvoiced || (await readRunningPurchase(company)) !== undefined;
}
