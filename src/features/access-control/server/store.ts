import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';

type State = 'active' | 'inactive' | 'pending';

export interface AccessRow {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  profileImageAt: Date | null;
  role: RoleKey;
  state: State;
  isExternal: boolean;
  hasAccess: boolean;
  reportingToCompanyUserId: string | null;
  reportingToFullName: string | null;
  /** When they were last in this company; what they do in others is not its business. */
  lastEnteredAt: Date | null;
  /** Their sign-in accounts at the requested provider. */
  subjects: string[];
}

/** People with their access data, by name: those given, or everybody active and pending. */
export async function readAccess(
  company: Company,
  { issuer, ids }: { issuer: string; ids?: readonly string[] | undefined },
): Promise<AccessRow[]> {
  const whom = ids ? sql`person.id = any(${[...ids]}::uuid[]) and person.state <> 'deleted'` : sql`person.state in ('active', 'pending')`;
  const { rows } = await sql<AccessRow>`
    select person.id, person.version, person.first_name as "firstName", person.last_name as "lastName",
      person.profile_image_at as "profileImageAt", person.role, person.state, person.is_external as "isExternal",
      person.has_access as "hasAccess", person.reporting_to as "reportingToCompanyUserId",
      leader.first_name || ' ' || leader.last_name as "reportingToFullName", person.last_entered_at as "lastEnteredAt",
      array(select subject from account_identity where account_identity.account_id = person.account_id and issuer = ${issuer}) as subjects
    from company_user person
    left join company_user leader on leader.company_id = person.company_id and leader.id = person.reporting_to
    where person.company_id = ${company.id} and ${whom}
    order by person.last_name, person.first_name, person.id
  `.execute(company.tx);
  return rows;
}

export interface LockedPerson {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  role: RoleKey;
  state: State;
  isExternal: boolean;
  reportingToCompanyUserId: string | null;
}

/** A person, locked until the commit; undefined when the company has none with this id. */
export async function lockPerson(company: Company, companyUserId: string): Promise<LockedPerson | undefined> {
  const { rows } = await sql<LockedPerson>`
    select id, version, first_name as "firstName", last_name as "lastName", role, state, is_external as "isExternal",
      reporting_to as "reportingToCompanyUserId"
    from company_user where company_id = ${company.id} and id = ${companyUserId}::uuid and state <> 'deleted'
    for no key update
  `.execute(company.tx);
  return rows[0];
}

export interface HierarchyRow {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  position: string | null;
  department: string | null;
  profileImageAt: Date | null;
  role: RoleKey;
  state: State;
  hasAccess: boolean;
  reportingToCompanyUserId: string | null;
}

/** All internal people by name, with their manager. */
export async function readHierarchy(company: Company, { includeDeactivated }: { includeDeactivated: boolean }): Promise<HierarchyRow[]> {
  const { rows } = await sql<HierarchyRow>`
    select id, version, first_name as "firstName", last_name as "lastName", position, department, profile_image_at as "profileImageAt",
      role, state, has_access as "hasAccess", reporting_to as "reportingToCompanyUserId"
    from company_user
    where company_id = ${company.id} and not is_external
      and state in ('active', 'pending', ${includeDeactivated ? 'inactive' : 'active'})
    order by last_name, first_name, id
  `.execute(company.tx);
  return rows;
}

export interface LineRow {
  id: string;
  fullName: string;
  managerId: string | null;
  version: number;
  role: RoleKey;
  isExternal: boolean;
  isInactive: boolean;
}

/** The reporting lines of all people; erased ones count as inactive. */
export async function readLines(company: Company): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, first_name || ' ' || last_name as "fullName", reporting_to as "managerId", version, role, is_external as "isExternal",
      state in ('inactive', 'deleted') as "isInactive"
    from company_user where company_id = ${company.id}
  `.execute(company.tx);
  return rows;
}

/** Locks people until the commit, in a fixed order; the locked lines prevent moves, but other fields may change in between. */
export async function lockPeople(company: Company, ids: readonly string[]): Promise<void> {
  await sql`
    select from company_user where company_id = ${company.id} and id = any(${[...ids]}::uuid[]) order by id for no key update
  `.execute(company.tx);
}

/** The director of the company. */
export async function readDirector(company: Company): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select director_company_user_id as id from company where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.id ?? null;
}
