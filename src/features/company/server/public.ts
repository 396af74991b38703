import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Account } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { featureFlags, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { clearDirector } from './store.ts';

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
