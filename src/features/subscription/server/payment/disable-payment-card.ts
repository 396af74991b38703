import { disableCard, presentCards } from '#features/payment/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { disablePaymentCard as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { sellerZone } from '../seller-zone.ts';
import { openForChange } from '../open-subscription.ts';
import { readItems } from '../store-subscription.ts';

/** Uses a card no longer; the last one stays while plans are paid by card (subscription.38). */
export const disablePaymentCard: Handler<typeof contract> = async (context, { body: { cardUuid } }) => {
  const { company, services, now, fail, audit } = context;
  const { subscriptionUuid, collectionMethod } = await openForChange(context);
  const cards = await presentCards(company);
  const card = cards.find((one) => one.cardUuid === cardUuid) ?? fail('common.NotFound');
  const isPaying = collectionMethod === 'card' && (await readItems(company, dayIn(sellerZone, now))).length > 0;
  if (isPaying && cards.length === 1) fail('subscription.LastCard');
  await disableCard({ company, services, now }, cardUuid);
  audit({
    entity: subscriptionKind,
    entityId: subscriptionUuid,
    before: { card: `${card.brand} ${card.lastFour}` },
    after: { card: null },
  });
  return {};
};
