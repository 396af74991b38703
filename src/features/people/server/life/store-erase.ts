import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ImportRowPlace } from '#kernel/server/imports/store-erase-rows.ts';

/** The name of an erased person in each language a company may have. */
const tombstoneNames = { no: ['Slettet', 'person'], en: ['Deleted', 'person'] } as const;

/**
 * Anonymises the row of a person: role, first day and the day of a deactivation are kept for counts, which would else take the day on which
 * the row was added for that on which the person came; all personal columns are cleared. Inactive people who reported to them lose their manager.
 */
export async function writeTombstone(company: Company, companyUserId: string, now: Date): Promise<void> {
  const { no, en } = tombstoneNames;
  await sql`
    update company_user person set state = 'deleted', account_id = null, former_account_id = null, has_access = false,
      first_name = case company.language when 'en' then ${en[0]} else ${no[0]} end,
      last_name = case company.language when 'en' then ${en[1]} else ${no[1]} end,
      search_text = '', email_address = null, secondary_email = null, phone_country_code = '+47', mobile_phone_number = null,
      is_mobile_hidden = false, department = null, team = null, location = null, position = null, position_type = null,
      position_coverage = null, end_date = null, trial_period_end_date = null, employee_number = null, reporting_to = null,
      salary_amount = null, salary_currency = null, salary_interval = null, birthday = null, is_birthday_hidden = false, t_shirt_size = null,
      driving_license = null, preferred_language = null, notes = null, apartment = null, street_address = null, postal_code = null,
      city = null, province = null, country = null, profile_image_at = null, last_entered_at = null,
      version = person.version + 1, change_number = nextval('company_user_change'), updated_at = ${now}::timestamptz
    from company
    where company.company_id = person.company_id and person.company_id = ${company.id} and person.id = ${companyUserId}::uuid
  `.execute(company.tx);
  await sql`
    update company_user set reporting_to = null, version = version + 1, change_number = nextval('company_user_change'), updated_at = ${now}::timestamptz
    where company_id = ${company.id} and reporting_to = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** Erases related rows: encrypted values, next of kin, history, and interface settings. */
export async function eraseRelatedRows(company: Company, companyUserId: string): Promise<void> {
  await sql`
    with secrets as (delete from company_user_secret where company_id = ${company.id} and id = ${companyUserId}::uuid),
      contacts as (delete from company_user_emergency_contact where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid),
      past as (delete from company_user_history where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid)
    delete from company_user_interaction where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** The rows of imports that are about a person. */
export async function readImportRowsOf(company: Company, companyUserId: string): Promise<ImportRowPlace[]> {
  const { rows } = await sql<ImportRowPlace>`
    select import_id as "importId", number from people_import_row
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows;
}
