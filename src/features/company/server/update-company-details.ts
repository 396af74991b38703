import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyDetails as contract } from '../contract/endpoints.ts';
import type { CompanyDetails } from '../contract/entities.ts';
import { shownCompany } from './get-company.ts';
import { releaseRegistryNumber, setDetails } from './store-settings.ts';
import type { CompanyRow } from './store.ts';
import { claimRegistryNumber, findCompany } from './store.ts';

/** Changes what is true of the company (OR-02). */
export const updateCompanyDetails: Handler<typeof contract> = async ({ company, actor: { member }, fail, audit }, { body }) => {
  const row = await findCompany(company);
  const { version = row.version, company: details } = body;
  const former = logged(detailsOf(row));
  const wanted = logged(details);
  const changed = Object.keys(wanted).filter((name) => wanted[name] !== former[name]);
  if (version === row.version && changed.length === 0) return { company: await shownCompany(company, member) };
  if (!(await setDetails(company, details, version)))
    fail('common.Conflict', 409, { details: { company: await shownCompany(company, member) } });
  if (changed.includes('registryId')) {
    await releaseRegistryNumber(company);
    if (!(await claimRegistryNumber(company, details.registryId))) fail('companies.AlreadyRegistered');
  }
  audit({ entity: 'company', entityId: String(company.id), before: only(former, changed), after: only(wanted, changed) });
  return { company: await shownCompany(company, member) };
};

function detailsOf(row: CompanyRow): CompanyDetails {
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

/** The address field by field, as the log tells of it. */
function logged({ address, ...facts }: CompanyDetails): Record<string, unknown> {
  return { ...facts, ...address };
}

function only(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
