import { paymentPropertiesQuery } from '#features/account/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { featureFlags } from '#kernel/contract/permissions.ts';
import type { getCompany as contract } from '../contract/endpoints.ts';
import type { Company, CompanyDetails } from '../contract/entities.ts';
import { interests } from '../contract/entities.ts';
import { directorNameQuery, featuresOn } from './public.ts';
import { companyPermissions } from './policy.ts';
import { supportAccessOn } from './rules/support-access.ts';
import type { CompanyRow } from './store.ts';
import { findCompany } from './store.ts';

/** The company of the request. */
export const getCompany: Handler<typeof contract> = async (context) => ({ company: await presentCompany(context, context.actor.member) });

/** The current company in the form of the answer to a member. */
export async function presentCompany(
  { company, services, now, today }: Pick<CallContext, 'company' | 'services' | 'now' | 'today'>,
  member: Membership,
): Promise<Company> {
  const row = await findCompany(company);
  const directorId = row.director_company_user_id;
  const [name] = directorId ? await services.hooks.tell(directorNameQuery, { company, companyUserId: directorId }) : [];
  const [payment] = member.subscription ? await services.hooks.tell(paymentPropertiesQuery, { company, now }) : [];
  return {
    ...factsOf(row, today),
    paymentCompanyProperties: payment ?? null,
    companyDirector: directorId ? { companyUserId: directorId, name: name ?? '' } : null,
    permissions: companyPermissions(member),
  };
}

function factsOf(row: CompanyRow, today: string): Omit<Company, 'companyDirector' | 'permissions' | 'paymentCompanyProperties'> {
  const on = featuresOn(row.features_off);
  return {
    id: row.company_id,
    identityGuid: row.identity_guid,
    ...detailsOf(row),
    partnerId: row.partner_id,
    logoGuid: row.logo_guid,
    directedByCompanyUserId: row.director_company_user_id,
    ...settingsOf(row, today),
    interests: interests.filter((one) => row.interests.includes(one)),
    properties: { features: Object.fromEntries(featureFlags.map((flag) => [flag, on.has(flag)])) },
    accessControlAcknowledged: row.access_control_acknowledged_at !== null,
    createdDate: row.created_at.toISOString(),
    version: row.version,
  };
}

/** What the company is called, and where it is found. */
export function detailsOf(row: CompanyRow): CompanyDetails {
  return {
    registryId: row.registry_id,
    name: row.name,
    purposeDescription: row.purpose_description,
    numberOfEmployees: row.number_of_employees,
    address: { streetAddress: row.street_address, postalCode: row.postal_code, city: row.city, country: row.country },
    secondaryStreetAddress: row.secondary_street_address,
    province: row.province,
    mobileCountryCode: row.mobile_country_code,
    mobilePhone: row.mobile_phone,
  };
}

/** The company's settings today, by their contract names. */
export function settingsOf(row: CompanyRow, today: string) {
  return {
    ...supportAccessOn(today, { allowSupport: row.allow_support, allowSupportUntil: row.allow_support_until }),
    language: row.language,
    timeZone: row.time_zone,
    managersSeePay: row.managers_see_pay,
    sessionLengthMinutes: row.session_length_minutes,
    mfaRequired: row.mfa_required,
    logRetentionMonths: row.log_retention_months,
    leaverRetentionMonths: row.leaver_retention_months,
    lookersNamed: row.lookers_named,
    smsSenderName: row.sms_sender_name,
  };
}
