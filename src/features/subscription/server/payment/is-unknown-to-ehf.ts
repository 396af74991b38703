import { findEhfRecipient } from '#features/invoicing/server/public.ts';
import type { MemberActor } from '#kernel/server/call-context.ts';
import type { Services } from '#kernel/server/services.ts';
import { mayChange } from '../policy.ts';
import { readSubscription } from '../store-subscription.ts';

interface Choosing {
  actor: MemberActor;
  call: { companyId: number | undefined };
  services: Services;
}

/** The network is asked outside a transaction. When it does not answer, EHF may be chosen: what cannot be sent goes by e-mail (subscription.37). */
export async function isUnknownToEhf({ actor, call: { companyId = 0 }, services }: Choosing): Promise<boolean> {
  if (!mayChange(actor.member)) return false;
  const row = await services.database.forCompany(companyId, readSubscription);
  const registryId = row?.billingInformation?.registryId;
  return registryId !== undefined && (await findEhfRecipient(services, registryId)) === 'notRegistered';
}
