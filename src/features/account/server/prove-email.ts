import type { Account } from '#kernel/server/actor.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { shortenSessions } from '#kernel/server/session/store.ts';
import { markVerifiedAtProvider } from './email-code.ts';
import { idleMinutesOf } from './sign-in.ts';
import * as store from './store.ts';

/**
 * Marks an account's address as verified; returns the account that has it now, or undefined when the provider says that the address belongs to
 * somebody else. If another account had verified it before, that account takes over this sign-in (identity.5).
 */
export async function proveEmail(unit: Unit, services: Services, account: Pick<Account, 'id' | 'email'>): Promise<string | undefined> {
  if (!(await markVerifiedAtProvider(unit, services, account.id))) return undefined;
  const before = await store.findByVerifiedEmail(unit, account.email);
  if (!before) {
    await store.setEmailVerified(unit, account.id);
    return account.id;
  }
  await store.joinAccounts(unit, account.id, before.id);
  // A session that comes over lives no longer than those of the account's companies (identity.13).
  await shortenSessions(unit, [before.id], await idleMinutesOf(unit, services, before.id));
  return before.id;
}
