import { findEhfRecipient } from '#features/invoicing/server/public.ts';
import type { MemberActor } from '#kernel/server/call-context.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';

interface Asking {
  actor: { account: Pick<MemberActor['account'], 'id'> };
  services: Services;
}

/** Asks the network about an organisation, for one account 30 times in ten minutes at most, also across companies (subscription.37). */
export async function lookUpEhf({ actor, services }: Asking, registryId: string): ReturnType<typeof findEhfRecipient> {
  await requireRate(services, { key: `ehf-lookup|${actor.account.id}`, limit: 30, windowSeconds: 600 });
  return findEhfRecipient(services, registryId);
}
