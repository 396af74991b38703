import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** The name of an erased person in each language a company may have. */
const tombstoneNames = { no: ['Slettet', 'person'], en: ['Deleted', 'person'] } as const;

/**
 * Anonymises the row of a person: role and the day they left are kept for counts; all personal columns are cleared. Inactive people who
 * reported to them lose their manager.
 */
export async function writeTombstone(company: Company, companyUserId: string, { now, today }: { now: Date; today: string }): Promise<void> {
  const { no, en } = tombstoneNames;
  await sql`
    update company_user person set state = 'deleted', account_id = null, has_access = false,
      first_name = case company.language when 'en' then ${en[0]} else ${no[0]} end,
      last_name = case company.language when 'en' then ${en[1]} else ${no[1]} end,
      search_text = '', email_address = null, secondary_email = null, phone_country_code = '+47', mobile_phone_number = null,
      is_mobile_hidden = false, department = null, team = null, location = null, position = null, position_type = null,
      position_coverage = null, start_date = null, end_date = null, trial_period_end_date = null, employee_number = null, reporting_to = null,
      salary_amount = null, salary_currency = null, salary_interval = null, birthday = null, is_birthday_hidden = false, t_shirt_size = null,
      driving_license = null, preferred_language = null, notes = null, apartment = null, street_address = null, postal_code = null,
      city = null, province = null, country = null, profile_image_at = null,
      inactivation_date = coalesce(person.inactivation_date, ${today}::date),
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

export interface ImportRowPlace {
  importId: string;
  number: number;
}

/** The rows of imports that are about a person. */
export async function readImportRowsOf(company: Company, companyUserId: string): Promise<ImportRowPlace[]> {
  const { rows } = await sql<ImportRowPlace>`
    select import_id as "importId", number from people_import_row
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows;
}

/** Replaces the content of import rows and deletes the person's former values. The rows stay, because a running import counts them. */
export async function replaceImportRows(company: Company, replaced: readonly (ImportRowPlace & { content: string })[]): Promise<void> {
  await sql`
    update people_import_row planned set content = sent.content, former = null
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as sent("importId" uuid, number integer, content text)
    where planned.company_id = ${company.id} and planned.import_id = sent."importId" and planned.number = sent.number
  `.execute(company.tx);
}

/** How imports were read, which includes sample values of their columns, possibly of this person. */
export async function readReadings(company: Company, importIds: readonly string[]): Promise<{ id: string; reading: string }[]> {
  const { rows } = await sql<{ id: string; reading: string }>`
    select id, reading from people_import where company_id = ${company.id} and id = any(${[...importIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

export async function replaceReadings(company: Company, replaced: readonly { id: string; reading: string }[]): Promise<void> {
  await sql`
    update people_import done set reading = sent.reading
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as sent(id uuid, reading text)
    where done.company_id = ${company.id} and done.id = sent.id
  `.execute(company.tx);
}
