import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Account } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { featureFlags, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { findCompany } from './store.ts';

/** A company whose row was just made, and the account that founds it. */
export interface NewCompanyEvent extends Pick<CallContext, 'company' | 'now' | 'today'> {
  account: Account;
  secrets: Secrets;
}

/** People answer with the id of the founder, whom they make the first person of the company. */
export const companyFounded = hook<NewCompanyEvent, string>('company.companyFounded');

/** Asked whether a person may be the director; people answer: somebody active who is not external. */
export const directorCheck = hook<{ company: Company; companyUserId: string }, 'fits' | 'unfit' | 'unknown'>('company.directorCheck');

/** The company no longer lets the vendor's support in; whoever is there goes. */
export const supportAccessRevoked = hook<{ company: Company; now: Date }>('company.supportAccessRevoked');

/** What the director is called; people answer. */
export const directorNameQuery = hook<{ company: Company; companyUserId: string }, string>('company.directorNameQuery');

/** Sessions of the company's people last at most so many minutes from now on, open ones too (identity.13). */
export const sessionsShortened = hook<{ company: Company; minutes: number; now: Date }>('company.sessionsShortened');

/** Says which logo the company has; null when it has none. */
export { setLogoGuid } from './store-settings.ts';

/** Which logo the company has. */
export async function currentLogo(company: Company): Promise<string | null> {
  return (await findCompany(company)).logo_guid;
}

/** The number of the company with an organisation number; undefined when it is not here. */
export { findCompanyId } from './store.ts';

/** What support must know before it may look: the company's name, and whether it is let in. */
export async function supportTerms(company: Company): Promise<{ companyName: string; allowSupport: boolean; version: number }> {
  const { name, allow_support: allowSupport, version } = await findCompany(company);
  return { companyName: name, allowSupport, version };
}

/** For how many months the log keeps what was before and after; undefined of a company that is gone. */
export { findLogRetention } from './store.ts';

/** Names the director and opens access control to the company; false when somebody had done so before. */
export { acknowledgeAccessControl } from './store.ts';

/** Whether the director was named and access control may be used. */
export { isAccessControlOpen } from './store.ts';

/** Whether the company is about to be deleted; calls that enter it on their way ask, the gate does for all others. */
export { isCompanyEnding } from './store.ts';

/** Leaves a company without a director when this person is it; answers whether they were. */
export { clearDirector } from './store.ts';

/** The features a company has: all that are not turned off. */
export function featuresOn(featuresOff: readonly string[]): ReadonlySet<FeatureFlag> {
  return new Set(featureFlags.filter((flag) => !featuresOff.includes(flag)));
}

/** What the company's subscription includes; undefined while the payment solution is off for it. */
export function subscriptionOf(included: readonly string[] | null): ReadonlySet<SubscriptionFeature> | undefined {
  return included ? new Set(subscriptionFeatures.filter((name) => included.includes(name))) : undefined;
}
