import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Account } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { featureFlags, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { supportAccessOn } from './rules/support-access.ts';
import { findCompany } from './store.ts';

/** A new company whose row was just inserted, and the account of its founder. */
export interface NewCompanyEvent extends Pick<CallContext, 'company' | 'now' | 'today'> {
  account: Account;
  secrets: Secrets;
}

/** Implemented by people, who add the founder as the first person and return their id. */
export const companyFounded = hook<NewCompanyEvent, string>('company.companyFounded');

/** A new company whose founder is in it: what else a company begins with. */
export const companyOpened = hook<Pick<NewCompanyEvent, 'company' | 'now'>>('company.companyOpened');

/**
 * A company whose rows are deleted at the end of this transaction, and with them the jobs that name its number as `companyId`: the last moment to bill
 * it and to ask others to forget it.
 */
export const companyDeleting = hook<Pick<CallContext, 'company' | 'services' | 'now'>>('company.companyDeleting');

/** What the business register says of an organisation number. */
export { askBusinessRegister } from './registry.ts';
/** The organisations of the business register whose name has the words of a text. */
export { searchBusinessRegister } from './registry.ts';
/** What the business register answered. */
export type { RegistryAnswer } from './rules/registry-unit.ts';

/** Who can be the director: the question that people answer, and the refusal of anybody else. */
export { directorCheck, refuseUnfitDirector } from './refuse-unfit-director.ts';

/** The country of the company's address has changed, and with it the public holidays of a company that has not set its own (absence.3). */
export const companyCountryChanged = hook<Pick<CallContext, 'company' | 'today'>>('company.companyCountryChanged');

/** The company has revoked the access of the vendor's support; current visits end. */
export const supportAccessRevoked = hook<{ company: Company; now: Date }>('company.supportAccessRevoked');

/** Features are about to be turned off: how many open cases with a deadline by law are in them. */
export const openCasesQuery = hook<{ company: Company; features: readonly FeatureFlag[] }, number>('company.openCasesQuery');

/** The director's name; implemented by people. */
export const directorNameQuery = hook<{ company: Company; companyUserId: string }, string>('company.directorNameQuery');

/** Limits the idle timeout of the company's people, also for open sessions (identity.13). */
export const sessionsShortened = hook<{ company: Company; minutes: number; now: Date }>('company.sessionsShortened');

/** Sets the id of the company's logo; null removes it. */
export { setLogoGuid } from './store-settings.ts';

/** The id of the company's logo. */
export async function currentLogo(company: Company): Promise<string | null> {
  return (await findCompany(company)).logo_guid;
}

/** The id of the company with an organisation number; undefined when it is not registered. */
export { findCompanyId } from './store.ts';

/** What a member may do with the company. */
export { companyPermissions } from './policy.ts';

/** What support needs before a visit: the company's name, and whether it allows visits now and until when. */
export async function supportTerms(
  company: Company,
  now: Date,
): Promise<{ companyName: string; allowSupport: boolean; allowSupportUntil: string | null; version: number }> {
  const {
    name,
    allow_support: allowSupport,
    allow_support_until: allowSupportUntil,
    time_zone: zone,
    version,
  } = await findCompany(company);
  return { companyName: name, ...supportAccessOn(dayIn(zone, now), { allowSupport, allowSupportUntil }), version };
}

/** For how many months the log keeps old and new values; undefined for a deleted company. */
export { findLogRetention } from './store.ts';

/** How many months after somebody left their erasure is proposed. */
export { findLeaverRetention } from './store.ts';

/** Sets the director and enables access control for the company; false when that was done before. */
export { acknowledgeAccessControl } from './store.ts';

/** The director; the founder is the first one. */
export async function currentDirector(company: Company): Promise<string | null> {
  return (await findCompany(company)).director_company_user_id;
}

/** Whether the director is set and access control is enabled. */
export { isAccessControlOpen } from './store.ts';

/** Whether the company is scheduled for deletion; for handlers that enter a company themselves, since the access check covers all others. */
export { isCompanyEnding } from './store.ts';

/** How long a session of the company's people may rest. */
export { readSessionLength } from './store-settings.ts';

/** Removes the company's director if it is one of these people; returns who it was. */
export { clearDirector } from './store.ts';

/** The company's features: all that are not turned off. */
export function featuresOn(featuresOff: readonly string[]): ReadonlySet<FeatureFlag> {
  return new Set(featureFlags.filter((flag) => !featuresOff.includes(flag)));
}

/** Sets what the subscription includes; null while the payment solution is off. */
export { setIncluded } from './store-settings.ts';

/** What the company's subscription includes; undefined while the payment solution is off for it. */
export function subscriptionOf(included: readonly string[] | null): ReadonlySet<SubscriptionFeature> | undefined {
  return included ? new Set(subscriptionFeatures.filter((name) => included.includes(name))) : undefined;
}

/** The company's name and organisation number. */
export async function readRegistration(company: Company): Promise<{ name: string; registryId: string }> {
  const { name, registry_id: registryId } = await findCompany(company);
  return { name, registryId };
}

/** What a contract says of the company as an employer. */
export async function readEmployer({ company, services }: Pick<CallContext, 'company' | 'services'>): Promise<{
  name: string;
  registryId: string;
  address: string;
  director: string | undefined;
}> {
  const found = await findCompany(company);
  const place = [found.postal_code, found.city].filter(Boolean).join(' ');
  const address = [found.street_address, found.secondary_street_address, place].filter(Boolean).join(', ');
  const directorId = found.director_company_user_id;
  const [director] = directorId ? await services.hooks.tell(directorNameQuery, { company, companyUserId: directorId }) : [];
  return { name: found.name, registryId: found.registry_id, address, director };
}
