import type { Handler } from '#kernel/server/serve.ts';
import type { updateBillingInformation as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { writeBillingInformation } from '../store-subscription.ts';

/** Who the next invoices are made out to; those that were issued stay as they are (subscription.30). */
export const updateBillingInformation: Handler<typeof contract> = async (context, { body }) => {
  const { company, fail, audit } = context;
  const { subscriptionUuid, billingInformation: former, collectionMethod } = await openForChange(context);
  if (body.country !== 'NO') fail('subscription.CountryNotSupported', 400, { fieldErrors: [{ path: 'country', code: 'invalid' }] });
  if (collectionMethod === 'ehf' && body.reference === null)
    fail('subscription.EhfNotPossibleWithoutRegistration', 400, { fieldErrors: [{ path: 'reference', code: 'required' }] });
  await writeBillingInformation(company, body);
  audit({ entity: subscriptionKind, entityId: subscriptionUuid, ...(former && { before: { ...former } }), after: { ...body } });
  return { billingInformation: body };
};
