import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { insertKey } from '#kernel/server/store-api-key.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import type { PaymentCompanyProperties } from '../contract/payment-properties.ts';
import * as store from './store.ts';

/** Implemented by features that send links: the e-mail address of a link, for which a sign-in through the link is meant (invitations.11). */
export const invitedAddress = hook<{ services: Services; invitationGuid: string }, string | undefined>('account.invitedAddress');
/** Whether a page to return to could only be opened from a mail to this address; then no code is needed to verify it. */
export const arrivedByMail = hook<{ services: Services; returnTo: string; email: string }, boolean>('account.arrivedByMail');
/** Implemented by the feature of subscriptions: what pages know of the company's; undefined while it has none. */
export const paymentPropertiesQuery = hook<{ company: Company; now: Date }, PaymentCompanyProperties | undefined>(
  'account.paymentPropertiesQuery',
);
/** Marks an account's address as verified; returns the account that has it now, if possible. */
export { proveEmail } from './prove-email.ts';

/** The API keys of a sign-in that still open something. */
export { liveKeysOf } from './live-keys.ts';

/** Refuses actions that require a recent interactive sign-in. */
export { refuseUnlessRecent } from './recent-sign-in.ts';
/** Whether `refuseUnlessRecent` would accept the user now. */
export { isSignInRecent } from './recent-sign-in.ts';

/** Whether an account has verified this address. */
export async function isKnownAddress(unit: Unit, email: string): Promise<boolean> {
  return (await store.findByVerifiedEmail(unit, email)) !== undefined;
}

/** A new API key: a prefix that secret scanners can find, and 256 random bits. */
export function newKeyText(): string {
  return `samspill_${newSecret()}`;
}

/** Creates an API key for a person by e-mail, for the operator of this installation; undefined when the company has no such account. */
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
    const by = systemCaller('api-key', { at: now, requestId: id });
    await writeAudit(company, by, [{ entity: 'apiKey', entityId: id, companyUserId, after: { name: 'Command line' } }]);
    return key;
  });
}
