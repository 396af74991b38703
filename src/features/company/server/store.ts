import { sql } from 'kysely';
import type { Database } from '#kernel/server/database/database.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { CompanyRegistration } from '../contract/entities.ts';
import type { CompanyTables } from './store-tables.ts';

const db = tables<CompanyTables>();

/** Allocates a new company's number and enters the company in the open transaction. */
export function startCompany(unit: Unit, database: Database): Promise<Company> {
  return newCompany(database, unit);
}

/** True when a company with this organisation number is registered; the global table reveals nothing else. */
export async function isRegistered(unit: Unit, registryId: string): Promise<boolean> {
  const row = await db(unit)
    .selectFrom('company_registry_number')
    .select('registry_id')
    .where('registry_id', '=', registryId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims an organisation number for this company; false when another company has it. */
export async function claimRegistryNumber(company: Company, registryId: string): Promise<boolean> {
  const row = await db(company)
    .insertInto('company_registry_number')
    .values({ registry_id: registryId, company_id: company.id })
    .onConflict((conflict) => conflict.column('registry_id').doNothing())
    .returning('company_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCompany extends CompanyRegistration {
  language: 'no' | 'en';
  createdAt: Date;
}

export async function insertCompany(company: Company, fields: NewCompany): Promise<void> {
  await db(company)
    .insertInto('company')
    .values({
      company_id: company.id,
      identity_guid: newId(),
      name: fields.name,
      registry_id: fields.registryId,
      purpose_description: fields.purposeDescription,
      number_of_employees: fields.numberOfEmployees,
      street_address: fields.address.streetAddress,
      secondary_street_address: fields.secondaryStreetAddress,
      postal_code: fields.address.postalCode,
      city: fields.address.city,
      province: fields.province,
      country: fields.address.country,
      mobile_country_code: fields.mobileCountryCode,
      mobile_phone: fields.mobilePhone,
      partner_id: fields.partnerId,
      language: fields.language,
      created_at: fields.createdAt,
    })
    .execute();
}

/** Sets the director of a new company. */
export async function setFirstDirector(company: Company, companyUserId: string): Promise<void> {
  await db(company).updateTable('company').set({ director_company_user_id: companyUserId }).where('company_id', '=', company.id).execute();
}

export async function updateDirector(company: Company, companyUserId: string): Promise<void> {
  await db(company)
    .updateTable('company')
    .set((set) => ({ director_company_user_id: companyUserId, version: set('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .execute();
}

/** The company with an organisation number, if registered. */
export async function findCompanyId(unit: Unit, registryId: string): Promise<number | undefined> {
  const row = await db(unit)
    .selectFrom('company_registry_number')
    .select('company_id')
    .where('registry_id', '=', registryId)
    .executeTakeFirst();
  return row?.company_id;
}

/** Sets the director and the time, once; false when it was done before. */
export async function acknowledgeAccessControl(company: Company, companyUserId: string, now: Date): Promise<boolean> {
  const row = await db(company)
    .updateTable('company')
    .set((set) => ({ director_company_user_id: companyUserId, access_control_acknowledged_at: now, version: set('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .where('access_control_acknowledged_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isAccessControlOpen(company: Company): Promise<boolean> {
  const row = await db(company)
    .selectFrom('company')
    .select('access_control_acknowledged_at as at')
    .where('company_id', '=', company.id)
    .executeTakeFirstOrThrow();
  return row.at !== null;
}

/** Ends the office of a director who is one of these people; answers who it was. */
export async function clearDirector(company: Company, companyUserIds: readonly string[]): Promise<string | undefined> {
  if (companyUserIds.length === 0) return undefined;
  const { rows } = await sql<{ director: string }>`
    update company set director_company_user_id = null, version = company.version + 1
    from company former
    where company.company_id = ${company.id} and former.company_id = company.company_id
      and company.director_company_user_id = any(${[...companyUserIds]}::uuid[])
    returning former.director_company_user_id as director
  `.execute(company.tx);
  return rows[0]?.director;
}

export interface NewAcceptance {
  document: 'privacyStatement' | 'serviceAgreement';
  version: string;
}

/** Records who accepted which version of each document, and when. */
export async function insertAcceptances(
  company: Company,
  accepted: readonly NewAcceptance[],
  by: { accountId: string; at: Date },
): Promise<void> {
  const rows = accepted.map(({ document, version }) => ({
    company_id: company.id,
    id: newId(),
    document,
    document_version: version,
    accepted_at: by.at,
    account_id: by.accountId,
  }));
  await db(company).insertInto('company_acceptance').values(rows).execute();
}

export async function findLogRetention(company: Company): Promise<number | undefined> {
  const row = await db(company)
    .selectFrom('company')
    .select('log_retention_months as months')
    .where('company_id', '=', company.id)
    .executeTakeFirst();
  return row?.months;
}

/** How many months after somebody left their erasure is proposed. */
export async function findLeaverRetention(company: Company): Promise<number> {
  const row = await db(company)
    .selectFrom('company')
    .select('leaver_retention_months as months')
    .where('company_id', '=', company.id)
    .executeTakeFirstOrThrow();
  return row.months;
}

/** The company's row; locked for changes on request. */
export async function findCompany(company: Company, { lock = false } = {}) {
  return db(company)
    .selectFrom('company')
    .select(['company_id', 'identity_guid', 'name', 'registry_id', 'purpose_description', 'number_of_employees', 'street_address'])
    .select(['secondary_street_address', 'postal_code', 'city', 'province', 'country', 'mobile_country_code', 'mobile_phone', 'partner_id'])
    .select(['logo_guid', 'allow_support', 'director_company_user_id', 'language', 'time_zone', 'features_off', 'version', 'created_at'])
    .select('access_control_acknowledged_at')
    .select([
      'allow_support_until',
      'session_length_minutes',
      'mfa_required',
      'managers_see_pay',
      'log_retention_months',
      'leaver_retention_months',
      'lookers_named',
      'sms_sender_name',
      'interests',
    ])
    .where('company_id', '=', company.id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
}
export type CompanyRow = Awaited<ReturnType<typeof findCompany>>;

export async function isCompanyEnding(company: Company): Promise<boolean> {
  const row = await db(company).selectFrom('company').select('ends_at').where('company_id', '=', company.id).executeTakeFirst();
  return row?.ends_at != null;
}
