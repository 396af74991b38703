import { askBusinessRegister } from '#features/company/server/public.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { StoredRegister } from './store-party.ts';

/** What the business register says of a number; undefined when it does not answer. Must not be called inside a transaction. */
export async function askRegister(
  {
    services,
    actor,
    now,
    fail,
  }: { services: Services; actor: { account: { id: string } }; now: Date; fail: Fail<'parties.RegistryUnknown'> },
  registryId: string,
): Promise<StoredRegister | undefined> {
  await requireRate(services, { key: `registry-lookup|${actor.account.id}`, limit: 30, windowSeconds: 600 });
  const answer = await askBusinessRegister(services, registryId);
  switch (answer.kind) {
    case 'found':
      return { state: answer.isBeingWoundUp ? 'windingUp' : 'active', company: answer.company, copiedAt: now };
    case 'bankrupt':
    case 'deleted':
      return { state: answer.kind, company: null, copiedAt: now };
    case 'unknown':
    case 'invalid':
      return fail('parties.RegistryUnknown');
    case 'unavailable':
      return undefined;
  }
}
