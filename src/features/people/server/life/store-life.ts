import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { canSignIn } from '../store-sign-in.ts';

/** How many active system admins with a sign-in the company has besides this person. */
export async function countOtherAdmins(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from company_user
    where company_id = ${company.id} and role = 'systemadmin' and ${canSignIn()}
      and id <> ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** Keeps with which account somebody had access, when a plan ends it. */
export async function saveFormerAccount(company: Company, companyUserId: string, accountId: string): Promise<void> {
  await sql`
    update company_user set former_account_id = ${accountId}::uuid where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** That account; null when it is somebody else’s here by now. */
export async function readFormerAccount(company: Company, companyUserId: string): Promise<string | null> {
  const { rows } = await sql<{ accountId: string | null }>`
    select former_account_id as "accountId" from company_user person
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid and not exists (select from company_user other
      where other.company_id = person.company_id and other.account_id = person.former_account_id)
  `.execute(company.tx);
  return rows[0]?.accountId ?? null;
}

/** Forgets it, of somebody who has access again. */
export async function forgetFormerAccount(company: Company, companyUserId: string): Promise<void> {
  await sql`
    update company_user set former_account_id = null where company_id = ${company.id} and id = ${companyUserId}::uuid
  `.execute(company.tx);
}

/** A person's direct reports, by name: the first ones that have not left, and the number of each kind. */
export async function readSubordinates(
  company: Company,
  companyUserId: string,
  most: number,
): Promise<{ count: number; formerCount: number; items: { id: string; name: string }[] }> {
  const { rows } = await sql<{ count: number; formerCount: number; items: { id: string; name: string }[] }>`
    with below as (
      select id, first_name || ' ' || last_name as name, state,
        row_number() over (partition by state = 'inactive' order by last_name, first_name, id) as place
      from company_user where company_id = ${company.id} and reporting_to = ${companyUserId}::uuid
    )
    select count(*) filter (where state <> 'inactive') as count, count(*) filter (where state = 'inactive') as "formerCount",
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by place) filter (where state <> 'inactive' and place <= ${most}), '[]') as items
    from below
  `.execute(company.tx);
  return rows[0] ?? { count: 0, formerCount: 0, items: [] };
}

export interface StoredOfPerson {
  isDirector: boolean;
  hasSignIn: boolean;
  contacts: number;
  history: number;
  importRows: number;
}

/** Data of a person that would end or be erased. */
export async function readStoredOf(company: Company, companyUserId: string): Promise<StoredOfPerson | undefined> {
  const { rows } = await sql<StoredOfPerson>`
    select person.account_id is not null as "hasSignIn",
      exists (select from company where company.company_id = person.company_id and director_company_user_id = person.id) as "isDirector",
      (select count(*) from company_user_emergency_contact contact
        where contact.company_id = person.company_id and contact.company_user_id = person.id) as contacts,
      (select count(*) from company_user_history past
        where past.company_id = person.company_id and past.company_user_id = person.id) as history,
      (select count(*) from people_import_row planned
        where planned.company_id = person.company_id and planned.company_user_id = person.id) as "importRows"
    from company_user person where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0];
}

export interface HistoryRow {
  validFrom: string;
  position: string | null;
  department: string | null;
  reportingToCompanyUserId: string | null;
  reportingToFullName: string | null;
  positionCoverage: string | null;
  changedAt: Date;
  changedByCompanyUserId: string | null;
  changedByFullName: string | null;
}

/** A person's position, department, manager and percentage by date, newest first. */
export async function readHistory(company: Company, companyUserId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select past.valid_from as "validFrom", past.position, past.department, past.position_coverage as "positionCoverage",
      past.reporting_to as "reportingToCompanyUserId", leader.first_name || ' ' || leader.last_name as "reportingToFullName",
      past.changed_at as "changedAt", past.changed_by as "changedByCompanyUserId", changer.first_name || ' ' || changer.last_name as "changedByFullName"
    from company_user_history past
    left join company_user leader on leader.company_id = past.company_id and leader.id = past.reporting_to
    left join company_user changer on changer.company_id = past.company_id and changer.id = past.changed_by
    where past.company_id = ${company.id} and past.company_user_id = ${companyUserId}::uuid
    order by past.valid_from desc
  `.execute(company.tx);
  return rows;
}

export interface BirthdayRow {
  id: string;
  firstName: string;
  lastName: string;
  position: string | null;
  department: string | null;
  profileImageAt: Date | null;
  monthDay: number;
  startDate: string | null;
  endDate: string | null;
}

/** Active staff born on one of these days who do not hide it, by name. */
export async function readBirthdays(company: Company, monthDays: readonly number[]): Promise<BirthdayRow[]> {
  const { rows } = await sql<BirthdayRow>`
    select id, first_name as "firstName", last_name as "lastName", position, department, profile_image_at as "profileImageAt",
      birthday_month_day as "monthDay", start_date as "startDate", end_date as "endDate"
    from company_user
    where company_id = ${company.id} and birthday_month_day = any(${[...monthDays]}::integer[])
      and state = 'active' and birthday is not null and not is_birthday_hidden and not is_external
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}
