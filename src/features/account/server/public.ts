import type { Unit } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { insertKey } from '#kernel/server/store-api-key.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import * as store from './store.ts';

/** Features that send links to an address answer which one: a sign-in begun through the link is for it (invitations.11). */
export const invitedAddress = hook<{ services: Services; invitationGuid: string }, string | undefined>('account.invitedAddress');
/** Whether a page that somebody signs in for could only be opened from a mail to this address; then no code needs to prove it. */
export const arrivedByMail = hook<{ services: Services; returnTo: string; email: string }, boolean>('account.arrivedByMail');
/** Notes that an account's address is proved; answers the account that has it from then on, if it can be. */
export { proveEmail } from './prove-email.ts';

/** Refuses what only the person at the screen may do, unless they signed in a short while ago. */
export { refuseUnlessRecent } from './recent-sign-in.ts';
/** Whether `refuseUnlessRecent` would let a person through now. */
export { isSignInRecent } from './recent-sign-in.ts';

/** Whether an account has proved this address. */
export async function isKnownAddress(unit: Unit, email: string): Promise<boolean> {
  return (await store.findByVerifiedEmail(unit, email)) !== undefined;
}

/** A new API key: a prefix that scanners of leaked secrets can find, and 256 random bits. */
export function newKeyText(): string {
  return `samspill_${newSecret()}`;
}

/** Makes an API key for a person by e-mail, as the operator of this installation; undefined when no such account belongs to the company. */
export async function newApiKey(services: Services, owner: { email: string; companyId: number }): Promise<string | undefined> {
  const account = await services.database.transaction((unit) => store.findByVerifiedEmail(unit, owner.email));
  if (!account) return undefined;
  return services.database.forCompany(owner.companyId, async (company) => {
    const member = await services.findMembership(company, account.id);
    if (!member) return undefined;
    const key = newKeyText();
    const id = newId();
    const now = services.clock.now();
    const { companyUserId } = member;
    await insertKey(company, {
      digest: digestOf(key),
      id,
      companyUserId,
      accountId: account.id,
      name: 'Command line',
      permissions: null,
      expiresAt: null,
      now,
    });
    const by = { accountId: null, companyUserId: null, role: null, via: 'system', action: 'api-key', requestId: id, at: now } as const;
    await writeAudit(company, by, [{ entity: 'apiKey', entityId: id, companyUserId, after: { name: 'Command line' } }]);
    return key;
  });
}
