import { mayGrant } from '#features/rights/contract/roles.ts';
import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import type { PersonRecord } from '../person-record.ts';
import { createRoleGuard } from '../rules/import/role-guard.ts';
import { readRecords } from '../save-people.ts';
import { readMembership } from '../store-membership.ts';
import { readRoleHolders } from './store-import-people.ts';

/** Whoever started what changes the roles. */
interface RoleGiver {
  companyUserId: string | null;
  /** Also as the import keeps it, which is a plain text. */
  role: string | null;
}

type WithRole = Pick<PersonRecord, 'id' | 'role' | 'state' | 'accountId' | 'emailAddress'>;
interface RolePair {
  before: WithRole | undefined;
  after: WithRole;
}

/** What prevents a role, or the address that leads to one, from being written as somebody is now; the caller has locked the reporting lines. */
export async function guardRoles(company: Company, by: RoleGiver): Promise<(pair: RolePair) => ImportRowError | undefined> {
  const refusalOf = createRoleGuard(await readRoleHolders(company));
  return ({ before, after }) => {
    const isReaddressed = before?.accountId === null && before.emailAddress !== after.emailAddress;
    if (isReaddressed && !mayTouch(by, before.role)) return 'addressAboveOwn';
    if (before?.role === after.role) return undefined;
    if (before && before.id === by.companyUserId) return 'ownRole';
    if (!mayTouch(by, after.role) || (before && !mayTouch(by, before.role))) return 'roleAboveOwn';
    if (!before) return undefined;
    const canSignIn = after.state === 'active' && after.accountId !== null;
    return refusalOf({ id: after.id, from: before.role, to: after.role, canSignIn });
  };
}

/** Nobody gives or takes a role above their own (roles.4). */
export function mayTouch({ role }: Pick<RoleGiver, 'role'>, touched: RoleKey): boolean {
  const giver = roleKeys.find((key) => key === role);
  return giver !== undefined && mayGrant(giver, touched);
}

/** The role that somebody has by now: what they started may be tried again long after its start (people.25). */
export async function presentRole(company: Company, companyUserId: string | null): Promise<RoleKey | null> {
  const member = companyUserId === null ? undefined : await readMembership(company, { companyUserId });
  return member?.state === 'active' ? member.role : null;
}

/** Whether somebody, as they are now, may change the address of a person, which leads to their role until they have signed in (roles.4). */
export async function mayReaddress(
  { company, secrets }: Parameters<typeof readRecords>[0],
  by: string | null,
  companyUserId: string,
): Promise<boolean> {
  const [person] = await readRecords({ company, secrets }, [companyUserId]);
  return !person || person.accountId !== null || mayTouch({ role: await presentRole(company, by) }, person.role);
}
