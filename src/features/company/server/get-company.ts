import type { Handler } from '#kernel/server/serve.ts';
import { featureFlags } from '#kernel/contract/permissions.ts';
import type { getCompany as contract } from '../contract/endpoints.ts';
import type { Company } from '../contract/entities.ts';
import { featuresOn } from './public.ts';
import type { CompanyRow } from './store.ts';
import { findCompany } from './store.ts';

/** The company the call is made for. */
export const getCompany: Handler<typeof contract> = async ({ company }) => ({ company: entityOf(await findCompany(company)) });

/** The company as the contract tells of it. */
export function entityOf(row: CompanyRow): Company {
  const on = featuresOn(row.features_off);
  return {
    id: row.company_id,
    identityGuid: row.identity_guid,
    name: row.name,
    registryId: row.registry_id,
    purposeDescription: row.purpose_description,
    numberOfEmployees: row.number_of_employees,
    address: { streetAddress: row.street_address, postalCode: row.postal_code, city: row.city, country: row.country },
    secondaryStreetAddress: row.secondary_street_address,
    province: row.province,
    mobileCountryCode: row.mobile_country_code,
    mobilePhone: row.mobile_phone,
    partnerId: row.partner_id,
    logoGuid: row.logo_guid,
    allowSupport: row.allow_support,
    directedByCompanyUserId: row.director_company_user_id,
    language: row.language,
    timeZone: row.time_zone,
    properties: { features: Object.fromEntries(featureFlags.map((flag) => [flag, on.has(flag)])) },
    accessControlAcknowledged: row.access_control_acknowledged_at !== null,
    createdDate: row.created_at.toISOString(),
    version: row.version,
  };
}
