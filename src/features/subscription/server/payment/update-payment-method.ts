import { findEhfRecipient } from '#features/invoicing/server/public.ts';
import { presentCards } from '#features/payment/server/public.ts';
import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { updatePaymentMethod as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { mayChange } from '../policy.ts';
import { readSubscription, writeCollectionMethod } from '../store-subscription.ts';

/** How the next invoices are paid; those that were issued stay as they are. */
export const updatePaymentMethod = twoStepHandler<typeof contract, { isUnknownToEhf: boolean }>(
  async (before, { body }) => ({ isUnknownToEhf: body.collectionMethod === 'ehf' && (await isUnknownToEhf(before)) }),
  async (context, { body: { collectionMethod, subscriptionUuid: asked } }) => {
    const { company, fail, audit, prepared } = context;
    const { subscriptionUuid, collectionMethod: former, billingInformation } = await openForChange(context);
    if (asked !== subscriptionUuid) fail('common.NotFound');
    if (collectionMethod === 'card' && (await presentCards(company)).length === 0) fail('subscription.CardRequired');
    if (collectionMethod !== 'card' && !billingInformation) fail('subscription.BillingInformationRequired');
    if (collectionMethod === 'ehf' && (prepared.isUnknownToEhf || !billingInformation?.reference))
      fail('subscription.EhfNotPossibleWithoutRegistration');
    if (collectionMethod === former) return { collectionMethod };
    await writeCollectionMethod(company, collectionMethod);
    audit({ entity: subscriptionKind, entityId: subscriptionUuid, before: { collectionMethod: former }, after: { collectionMethod } });
    return { collectionMethod };
  },
);

/** The network is asked outside a transaction. When it does not answer, EHF may be chosen: what cannot be sent goes by e-mail (subscription.37). */
async function isUnknownToEhf({ actor, call: { companyId = 0 }, services }: PrepareContext<typeof contract>): Promise<boolean> {
  if (!mayChange(actor.member)) return false;
  const row = await services.database.forCompany(companyId, readSubscription);
  const registryId = row?.billingInformation?.registryId;
  return registryId !== undefined && (await findEhfRecipient(services, registryId)) === 'notRegistered';
}
