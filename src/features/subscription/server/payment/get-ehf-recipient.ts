import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getEhfRecipient as contract } from '../../contract/endpoints-payment.ts';
import { openSubscription } from '../open-subscription.ts';
import { mayChange } from '../policy.ts';
import { readSubscription } from '../store-subscription.ts';
import { readRegistered } from '../store-users.ts';
import { lookUpEhf } from './look-up-ehf.ts';

/** Whether EHF is offered first: the network is asked outside a transaction, for those who choose how it is paid (subscription.37). */
export const getEhfRecipient = twoStepHandler<typeof contract, boolean>(askNetwork, async (context) => {
  await openSubscription(context);
  return { takesEhf: context.prepared };
});

async function askNetwork(before: PrepareContext<typeof contract>): Promise<boolean> {
  const { actor, call, services } = before;
  const { companyId = 0 } = call;
  if (!mayChange(actor.member)) return false;
  const registryId = await services.database.forCompany(companyId, async (company) => {
    const stored = (await readSubscription(company))?.billingInformation;
    return stored?.registryId ?? (await readRegistered(company)).registryId;
  });
  return (await lookUpEhf(before, registryId)) === 'takes';
}
