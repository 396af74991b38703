import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countCap } from '#kernel/contract/paging.ts';
import type { Pagination } from '#kernel/contract/paging.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { pageClause, rowCount } from '#kernel/server/database/paging.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { reuseQueryPlans } from '#kernel/server/store-plans.ts';
import type { PersonState } from '../contract/entities.ts';
import type { CompanyUserChoice, FilterOffer, PersonColumn, PersonSort } from '../contract/lists.ts';
import { searchWords } from '../contract/rules/fold-text.ts';
import { isInIndexOrder, ordered, selected } from './store-people-filter.ts';
import type { Selection } from './store-people-filter.ts';

/** One row of the people list; beside this, it has the columns that were asked for. */
export interface ListedPerson {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  state: PersonState;
  isExternal: boolean;
  isMobileHidden: boolean;
  profileImageAt: Date | null;
  reportingToCompanyUserId: string | null;
  /** For what may be done with the person; whether it is shown is another matter. */
  currentRole: RoleKey;
  accountId: string | null;
  hasFormerAccount: boolean;
  /** The company's newest change; a total counted at another one may be wrong. */
  changeNumber: number;
}

const listed: Partial<Record<PersonColumn, RawBuilder<unknown>>> = {
  emailAddress: sql`person.email_address as "emailAddress"`,
  mobilePhoneNumber: sql`person.mobile_phone_number as "mobilePhoneNumber", person.phone_country_code as "phoneCountryCode"`,
  position: sql`person.position`,
  department: sql`person.department`,
  team: sql`person.team`,
  location: sql`person.location`,
  reportingToFullName: sql`leader.first_name || ' ' || leader.last_name as "reportingToFullName"`,
  role: sql`person.role`,
  employeeNumber: sql`person.employee_number as "employeeNumber"`,
  positionType: sql`person.position_type as "positionType"`,
  positionCoverage: sql`person.position_coverage as "positionCoverage"`,
  startDate: sql`person.start_date as "startDate"`,
  endDate: sql`person.end_date as "endDate"`,
  trialPeriodEndDate: sql`person.trial_period_end_date as "trialPeriodEndDate"`,
  inactivationDate: sql`person.inactivation_date as "inactivationDate"`,
  hasAccess: sql`person.has_access as "hasAccess"`,
  birthday: sql`person.birthday`,
  secondaryEmail: sql`person.secondary_email as "secondaryEmail"`,
  salaryAmount: sql`person.salary_amount as "salaryAmount"`,
  salaryCurrency: sql`person.salary_currency as "salaryCurrency"`,
  salaryInterval: sql`person.salary_interval as "salaryInterval"`,
  preferredLanguage: sql`person.preferred_language as "preferredLanguage"`,
  tShirtSize: sql`person.t_shirt_size as "tShirtSize"`,
  drivingLicense: sql`person.driving_license as "drivingLicense"`,
};

export interface Page extends Pick<Pagination, 'page' | 'pageSize' | 'sortDirection'> {
  sortBy: PersonSort;
  columns: readonly PersonColumn[];
}

const joinLeader = sql`left join company_user leader on leader.company_id = person.company_id and leader.id = person.reporting_to`;

/** One page of a list, with the columns asked for. */
export async function readPage(company: Company, selection: Selection, page: Page): Promise<ListedPerson[]> {
  const columns = page.columns.map((column) => listed[column]).filter((column) => column !== undefined);
  const needsLeader = page.sortBy === 'reportingToFullName' || page.columns.includes('reportingToFullName');
  const list = sql<ListedPerson>`
    select person.id, person.version, person.first_name as "firstName", person.last_name as "lastName", person.state,
      person.is_external as "isExternal", person.is_mobile_hidden as "isMobileHidden", person.profile_image_at as "profileImageAt",
      person.reporting_to as "reportingToCompanyUserId", person.role as "currentRole", person.account_id as "accountId",
      person.former_account_id is not null as "hasFormerAccount",
      (select max(change_number) from company_user where company_id = ${company.id}) as "changeNumber"
      ${columns.length > 0 ? sql`, ${sql.join(columns)}` : sql``}
    from company_user person ${needsLeader ? joinLeader : sql``}
    where ${selected(company, selection)}
    order by ${ordered(page.sortBy, page.sortDirection)}
    ${pageClause(page)}
  `;
  const hasOnePlan = page.page === 1 && page.sortBy === 'lastName' && isInIndexOrder(selection);
  // Sent together, the mode first.
  const [, { rows }] = await Promise.all([hasOnePlan && reuseQueryPlans(company), list.execute(company.tx)]);
  return rows;
}

/** How many people a selection has; the count stops one above the cap. */
export async function countPeople(company: Company, selection: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from company_user person where ${selected(company, selection)} limit ${rowCount(countCap + 1)}
    ) counted
  `.execute(company.tx);
  // Stryker disable next-line OptionalChaining: a count without groups always answers one row
  return rows[0]?.total ?? 0;
}

/** The newest change of the company's people. */
export async function readChangeNumber(company: Company): Promise<number> {
  const { rows } = await sql<{ changeNumber: number | null }>`
    select max(change_number) as "changeNumber" from company_user where company_id = ${company.id}
  `.execute(company.tx);
  // Stryker disable next-line OptionalChaining: a maximum without groups always answers one row
  return rows[0]?.changeNumber ?? 0;
}

/** The ids of a selection in an order, for files. */
export async function readSelectedIds(
  company: Company,
  selection: Selection,
  { sortBy, sortDirection, limit }: Pick<Page, 'sortBy' | 'sortDirection'> & { limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person ${sortBy === 'reportingToFullName' ? joinLeader : sql``}
    where ${selected(company, selection)}
    order by ${ordered(sortBy, sortDirection)} limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Everybody whose name, address or place of work has these words, whatever their state. */
export async function findPeopleIds(company: Company, search: string, limit: number): Promise<string[]> {
  const words = searchWords(search).map((word) => sql`strpos(person.search_text, ${word}) > 0`);
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person where person.company_id = ${company.id} and ${sql.join(words, sql` and `)} limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Everybody who has not been erased and whose name, address or place of work has these words, the active first; `including` whatever the words. */
export async function findPeopleByName(
  company: Company,
  { search, including, limit }: { search: string; including: string | undefined; limit: number },
): Promise<{ companyUserId: string; fullName: string; state: PersonState }[]> {
  const words = searchWords(search).map((word) => sql`strpos(person.search_text, ${word}) > 0`);
  const isFound = words.length > 0 ? sql`(${sql.join(words, sql` and `)})` : sql`true`;
  const { rows } = await sql<{ companyUserId: string; fullName: string; state: PersonState }>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.state
    from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted' and (${isFound} or person.id = ${including ?? null}::uuid)
    order by person.id is not distinct from ${including ?? null}::uuid desc, person.state = 'active' desc, ${ordered('lastName', 'asc')} limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}

/** The values that occur among these people, with how many have each; at most 200 of each kind, in Norwegian order. */
export async function readFilterOffers(company: Company, selection: Selection): Promise<FilterOffer[]> {
  const { rows } = await sql<FilterOffer>`
    with occurring as (
      select offered.key, offered.value, count(*) as count,
        row_number() over (partition by offered.key order by count(*) desc, offered.value) as rank
      from company_user person cross join lateral (values
        ('departments', person.department), ('teams', person.team), ('locations', person.location), ('positions', person.position),
        ('roles', person.role), ('positionTypes', person.position_type), ('reportingTo', person.reporting_to::text),
        ('isExternal', person.is_external::text)
      ) as offered(key, value)
      where ${selected(company, selection)}
      group by offered.key, offered.value
    )
    select occurring.key, jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('value', coalesce(occurring.value, ''), 'count', occurring.count,
        'name', leader.first_name || ' ' || leader.last_name))
      order by occurring.value is null, coalesce(leader.last_name, occurring.value) collate "nb-x-icu", occurring.value
    ) as values
    from occurring
    left join company_user leader
      on leader.company_id = ${company.id} and leader.id = case when occurring.key = 'reportingTo' then occurring.value::uuid end
    where occurring.rank <= 200
    group by occurring.key
  `.execute(company.tx);
  return rows;
}

/** Everybody active, as pickers need them. */
export async function readChoices(
  company: Company,
  selection: Selection,
): Promise<(Omit<CompanyUserChoice, 'profileImageTimestamp'> & { profileImageAt: Date | null })[]> {
  const { rows } = await sql<Omit<CompanyUserChoice, 'profileImageTimestamp'> & { profileImageAt: Date | null }>`
    select person.id, person.first_name as "firstName", person.last_name as "lastName", person.position, person.department,
      person.profile_image_at as "profileImageAt", person.is_external as "isExternal"
    from company_user person where ${selected(company, selection)}
    order by ${ordered('lastName', 'asc')}
  `.execute(company.tx);
  return rows;
}
