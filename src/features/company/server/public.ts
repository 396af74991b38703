import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Account } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { featureFlags, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { clearDirector, findCompany, findCompanyId, findLogRetention, isAcknowledged, isToEnd, setAcknowledged } from './store.ts';
import { setLogoGuid } from './store-settings.ts';

/** A company whose row was just made, and the account that founds it. */
export interface Founding {
  company: Company;
  account: Account;
  secrets: Secrets;
  now: Date;
  today: string;
}

/** People answer with the id of the founder, whom they make the first person of the company. */
export const companyFounded = hook<Founding, string>();

/** Asked whether a person may be the director; people answer: somebody active who is not external. */
export const directorProposed = hook<{ company: Company; companyUserId: string }, 'fits' | 'unfit' | 'unknown'>();

/** The company no longer lets the vendor's support in; whoever is there goes. */
export const supportSentOut = hook<{ company: Company; now: Date }>();

/** What the director is called; people answer. */
export const directorNamed = hook<{ company: Company; companyUserId: string }, string>();

/** Sessions of the company's people last at most so many minutes from now on; those that are open too (decisions.md §3). */
export const sessionsShortened = hook<{ company: Company; minutes: number; now: Date }>();

/** Says which logo the company has; null when it has none. */
export const markLogo = setLogoGuid;

/** Which logo the company has. */
export async function currentLogo(company: Company): Promise<string | null> {
  return (await findCompany(company)).logo_guid;
}

/** The number of the company with an organisation number; undefined when it is not here. */
export const companyWithNumber = findCompanyId;

/** What support must know before it may look: the company's name, and whether it is let in. */
export async function supportTerms(company: Company): Promise<{ companyName: string; allowSupport: boolean; version: number }> {
  const { name, allow_support: allowSupport, version } = await findCompany(company);
  return { companyName: name, allowSupport, version };
}

/** For how many months the log keeps what was before and after; undefined of a company that is gone. */
export const logRetentionMonths = findLogRetention;

/** Names the director and opens access control to the company; false when somebody had done so before. */
export function acknowledgeAccessControl(company: Company, companyUserId: string, now: Date): Promise<boolean> {
  return setAcknowledged(company, companyUserId, now);
}

/** Whether the director was named and access control may be used. */
export function isAccessControlOpen(company: Company): Promise<boolean> {
  return isAcknowledged(company);
}

/** Whether the company is about to be deleted; calls that enter it on their way ask, the gate does for all others. */
export const isEnding = isToEnd;

/** Leaves a company without a director when this person is it; answers whether they were. */
export function forgetDirector(company: Company, companyUserId: string): Promise<boolean> {
  return clearDirector(company, companyUserId);
}

/** The features a company has: all that are not turned off. */
export function featuresOn(featuresOff: readonly string[]): ReadonlySet<FeatureFlag> {
  return new Set(featureFlags.filter((flag) => !featuresOff.includes(flag)));
}

/** What the company's subscription includes; undefined while the payment solution is off for it. */
export function subscriptionOf(included: readonly string[] | null): ReadonlySet<SubscriptionFeature> | undefined {
  return included ? new Set(subscriptionFeatures.filter((name) => included.includes(name))) : undefined;
}
