import { sql } from 'kysely';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';
import type { CompanyDetails, CompanySettings } from '../contract/entities.ts';
import type { CompanyTables } from './store-tables.ts';

const db = tables<CompanyTables>();

type Sent = { [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined };

/** Writes the given settings. */
export async function setSettings(company: Company, settings: Sent): Promise<void> {
  await db(company)
    .updateTable('company')
    .set((set) => ({
      allow_support: settings.allowSupport,
      allow_support_until: settings.allowSupportUntil,
      language: settings.language,
      time_zone: settings.timeZone,
      managers_see_pay: settings.managersSeePay,
      session_length_minutes: settings.sessionLengthMinutes,
      mfa_required: settings.mfaRequired,
      log_retention_months: settings.logRetentionMonths,
      leaver_retention_months: settings.leaverRetentionMonths,
      lookers_named: settings.lookersNamed,
      features_off: settings.featuresOff,
      sms_sender_name: settings.smsSenderName,
      version: set('version', '+', 1),
    }))
    .where('company_id', '=', company.id)
    .execute();
}

/** Turns support access off when its last day is over in the company's time zone, and returns that day; undefined when there is nothing to turn off. The version stays, because it has read as off since. */
export async function endSupportAccess(company: Company, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ lastDay: string }>`
    update company set allow_support = false, allow_support_until = null
    from (
      select company_id, allow_support_until as last_day from company
      where company_id = ${company.id} and allow_support and allow_support_until < (${now}::timestamptz at time zone time_zone)::date
      for no key update
    ) ended
    where company.company_id = ended.company_id
    returning ended.last_day as "lastDay"
  `.execute(company.tx);
  return rows[0]?.lastDay;
}

/** How long a session of the company's people may rest; null when it has no length of its own. */
export async function readSessionLength(company: Company): Promise<number | null> {
  const { minutes } = await db(company)
    .selectFrom('company')
    .select('session_length_minutes as minutes')
    .where('company_id', '=', company.id)
    .executeTakeFirstOrThrow();
  return minutes;
}

/** Writes the company's details. */
export async function setDetails(company: Company, details: CompanyDetails): Promise<void> {
  await db(company)
    .updateTable('company')
    .set((set) => ({
      registry_id: details.registryId,
      name: details.name,
      purpose_description: details.purposeDescription,
      number_of_employees: details.numberOfEmployees,
      street_address: details.address.streetAddress,
      secondary_street_address: details.secondaryStreetAddress,
      postal_code: details.address.postalCode,
      city: details.address.city,
      province: details.province,
      country: details.address.country,
      mobile_country_code: details.mobileCountryCode,
      mobile_phone: details.mobilePhone,
      version: set('version', '+', 1),
    }))
    .where('company_id', '=', company.id)
    .execute();
}

/** Releases the company's organisation number, so that it can take another. */
export async function releaseRegistryNumber(company: Company): Promise<void> {
  await db(company).deleteFrom('company_registry_number').where('company_id', '=', company.id).execute();
}

export async function setInterests(company: Company, interests: readonly string[]): Promise<void> {
  await db(company)
    .updateTable('company')
    .set((set) => ({ interests: [...interests], version: set('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .execute();
}

/** Sets the id of the logo; null when there is none. */
export async function setLogoGuid(company: Company, logoGuid: string | null): Promise<void> {
  await db(company)
    .updateTable('company')
    .set((set) => ({ logo_guid: logoGuid, version: set('version', '+', 1) }))
    .where('company_id', '=', company.id)
    .execute();
}

/** Sets what the subscription includes; null while the payment solution is off. Answers whether that was something else before. */
export async function setIncluded(company: Company, features: readonly SubscriptionFeature[] | null): Promise<boolean> {
  const wanted = features ? sql<string[]>`${[...features]}::text[]` : sql<null>`null::text[]`;
  const row = await db(company)
    .updateTable('company')
    .set({ subscription_features: wanted })
    .where('company_id', '=', company.id)
    .where((is) => is('subscription_features', 'is distinct from', wanted))
    .returning('company_id')
    .executeTakeFirst();
  return row !== undefined;
}
