import type { MemberActor } from '#kernel/server/call-context.ts';
import type { Services } from '#kernel/server/services.ts';
import type { BillingInformation } from '../../contract/entities.ts';
import { mayChange } from '../policy.ts';
import { readSubscription } from '../store-subscription.ts';
import { lookUpEhf } from './look-up-ehf.ts';

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
  return registryId !== undefined && (await lookUpEhf({ actor, services }, registryId)) === 'notRegistered';
}

/** Asks anew for a company that is sent EHF, when it is to be another organisation or country that is invoiced. */
export async function becomesUnknownToEhf(
  { actor, call: { companyId = 0 }, services }: Choosing,
  { registryId, country }: Pick<BillingInformation, 'registryId' | 'country'>,
): Promise<boolean> {
  if (!mayChange(actor.member)) return false;
  const row = await services.database.forCompany(companyId, readSubscription);
  const held = row?.billingInformation;
  const isSame = held?.registryId === registryId && held.country === country;
  return row?.collectionMethod === 'ehf_invoice' && !isSame && (await lookUpEhf({ actor, services }, registryId)) === 'notRegistered';
}
