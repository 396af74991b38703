import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { updateBillingInformation as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { writeBillingInformation } from '../store-subscription.ts';
import { becomesUnknownToEhf } from './is-unknown-to-ehf.ts';

/** Who the next invoices are made out to; those that were issued stay as they are (subscription.30). */
export const updateBillingInformation = twoStepHandler<typeof contract, { isUnknownToEhf: boolean }>(
  async (before, { body }) => ({ isUnknownToEhf: body.country === 'NO' && (await becomesUnknownToEhf(before, body)) }),
  async (context, { body: { version, ...body } }) => {
    const { company, fail, audit, prepared } = context;
    const { subscriptionUuid, billingInformation: former, collectionMethod, version: stored } = await openForChange(context);
    await refuseStale(fail, { read: version, stored }, () => ({ version: stored, billingInformation: former }));
    if (body.country !== 'NO') fail('subscription.CountryNotSupported', 400, { fieldErrors: [{ path: 'country', code: 'invalid' }] });
    const refuseForEhf = (path: 'reference' | 'registryId', code: 'required' | 'invalid') =>
      fail('subscription.EhfNotPossibleWithoutRegistration', 400, { fieldErrors: [{ path, code }] });
    if (collectionMethod === 'ehf_invoice' && body.reference === null) refuseForEhf('reference', 'required');
    if (collectionMethod === 'ehf_invoice' && prepared.isUnknownToEhf) refuseForEhf('registryId', 'invalid');
    await writeBillingInformation(company, body);
    audit({ entity: subscriptionKind, entityId: subscriptionUuid, ...(former && { before: { ...former } }), after: { ...body } });
    return { billingInformation: body };
  },
);
