import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonState } from '../contract/entities.ts';

/** A possible recipient of a notification. */
export interface ReachableRow {
  companyUserId: string;
  firstName: string;
  lastName: string;
  state: PersonState;
  role: RoleKey;
  isExternal: boolean;
  reportingTo: string | null;
  /** The e-mail of their sign-in; null without one. */
  email: string | null;
  preferredLanguage: 'nb' | 'en-gb';
  phoneCountryCode: string;
  mobilePhoneNumber: string | null;
}

export interface Reach {
  companyUserIds: readonly string[];
  /** All active people who are not external. */
  everyone: boolean;
  systemAdmins: boolean;
}

/** These people, their managers and the other requested recipients, each once. */
export async function readReachablePeople(company: Company, { companyUserIds, everyone, systemAdmins }: Reach): Promise<ReachableRow[]> {
  const ids = [...companyUserIds];
  const { rows } = await sql<ReachableRow>`
    select person.id as "companyUserId", person.first_name as "firstName", person.last_name as "lastName", person.state, person.role,
      person.is_external as "isExternal", person.reporting_to as "reportingTo", account.email,
      coalesce(account.preferred_language, person.preferred_language, 'nb') as "preferredLanguage",
      person.phone_country_code as "phoneCountryCode", person.mobile_phone_number as "mobilePhoneNumber"
    from company_user person
    left join account on account.id = person.account_id
    where person.company_id = ${company.id} and (
      person.id = any(${ids}::uuid[])
      or person.id in (
        select reporting_to from company_user report where report.company_id = ${company.id} and report.id = any(${ids}::uuid[])
      )
      or (${systemAdmins} and person.state = 'active' and person.role = 'systemadmin')
      or (${everyone} and person.state = 'active' and not person.is_external)
    )
    order by person.id
  `.execute(company.tx);
  return rows;
}

/** Where one person is reached at work. */
export interface WorkContactRow {
  companyUserId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phoneCountryCode: string;
  mobilePhoneNumber: string | null;
  isMobileHidden: boolean;
  preferredLanguage: 'nb' | 'en-gb';
}

export async function readWorkContacts(company: Company, companyUserIds: readonly string[]): Promise<WorkContactRow[]> {
  const { rows } = await sql<WorkContactRow>`
    select person.id as "companyUserId", person.first_name as "firstName", person.last_name as "lastName",
      person.email_address as email, person.phone_country_code as "phoneCountryCode",
      person.mobile_phone_number as "mobilePhoneNumber", person.is_mobile_hidden as "isMobileHidden",
      coalesce(account.preferred_language, person.preferred_language, 'nb') as "preferredLanguage"
    from company_user person
    left join account on account.id = person.account_id
    where person.company_id = ${company.id} and person.id = any(${[...companyUserIds]}::uuid[])
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return rows;
}
