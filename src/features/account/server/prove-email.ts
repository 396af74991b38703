import type { Account } from '#kernel/server/actor.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { tellProvider } from './email-code.ts';
import * as store from './store.ts';

/**
 * Notes that an account's address is proved; answers the account that has it from now on, and nothing when the provider knows that the address
 * is somebody else's. An account that had proved it before is the same person's, and takes over this sign-in (identity.5).
 */
export async function proveEmail(unit: Unit, services: Services, account: Pick<Account, 'id' | 'email'>): Promise<string | undefined> {
  if (!(await tellProvider(unit, services, account.id))) return undefined;
  const before = await store.findByVerifiedEmail(unit, account.email);
  if (!before) {
    await store.setEmailVerified(unit, account.id);
    return account.id;
  }
  await store.joinAccounts(unit, account.id, before.id);
  return before.id;
}
