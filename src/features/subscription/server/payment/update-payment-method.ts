import { presentCards } from '#features/payment/server/public.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { updatePaymentMethod as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { writeCollectionMethod } from '../store-subscription.ts';
import { isUnknownToEhf } from './is-unknown-to-ehf.ts';

/** How the next invoices are paid; those that were issued stay as they are. */
export const updatePaymentMethod = twoStepHandler<typeof contract, { isUnknownToEhf: boolean }>(
  async (before, { body }) => ({ isUnknownToEhf: body.collectionMethod === 'ehf_invoice' && (await isUnknownToEhf(before)) }),
  async (context, { body: { collectionMethod, subscriptionUuid: asked } }) => {
    const { company, fail, audit, prepared } = context;
    const { subscriptionUuid, collectionMethod: former, billingInformation } = await openForChange(context);
    if (asked !== subscriptionUuid) fail('common.NotFound');
    if (collectionMethod === 'payment_card' && (await presentCards(company)).length === 0) fail('subscription.CardRequired');
    if (collectionMethod !== 'payment_card' && !billingInformation) fail('subscription.BillingInformationRequired');
    if (collectionMethod === 'ehf_invoice' && (prepared.isUnknownToEhf || !billingInformation?.reference))
      fail('subscription.EhfNotPossibleWithoutRegistration');
    if (collectionMethod === former) return { collectionMethod };
    await writeCollectionMethod(company, collectionMethod);
    audit({ entity: subscriptionKind, entityId: subscriptionUuid, before: { collectionMethod: former }, after: { collectionMethod } });
    return { collectionMethod };
  },
);
