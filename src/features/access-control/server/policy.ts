import type { Level, RoleKey } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { AccessPermissions } from '../contract/entities.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';

/** Who keeps access, as far as access control is concerned. */
export interface AccessViewer {
  companyUserId: string;
  role: RoleKey;
  level: Level;
  /** Whoever keeps all people may also say whom they report to, as in the profile. */
  keepsPeople: boolean;
  /** Everybody below a team lead. */
  team: ReadonlySet<string>;
}

export interface AccessSubject {
  id: string;
  role: RoleKey;
  isExternal: boolean;
  isInactive: boolean;
  isActive: boolean;
  hasSignIn: boolean;
}

export function accessViewerOf({ companyUserId, role, levels }: Membership, team: readonly string[]): AccessViewer {
  const level = levels.accessControl;
  return { companyUserId, role, level, keepsPeople: levels.people === 'full', team: new Set(team) };
}

/** Only full access to access control changes roles (access-control.3). */
export function maySetRoles({ levels }: Membership): boolean {
  return levels.accessControl === 'full';
}

/** Only full access to access control saves the whole chart (access-control.5); others move people one by one. */
export function mayEditChart({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.accessControl === 'full';
}

/** Whether one may say whom a person reports to; a team lead within their own tree only, and of nobody's but their team's. */
export function mayMove(keeper: AccessViewer, companyUserId: string, managerId: string | null): boolean {
  if (keeper.level === 'full' || keeper.keepsPeople) return true;
  const isOwnTree = managerId === keeper.companyUserId || (managerId !== null && keeper.team.has(managerId));
  return keeper.level === 'team' && keeper.team.has(companyUserId) && isOwnTree;
}

/** Whether one may look at the product as somebody: whoever keeps all people, as those whose role they could give, and not as oneself. */
export function mayViewAs(
  by: Pick<Membership, 'companyUserId' | 'role' | 'levels'>,
  person: Pick<Membership, 'companyUserId' | 'role' | 'state'>,
): boolean {
  const isAnother = person.companyUserId !== by.companyUserId;
  return by.levels.people === 'full' && isAnother && person.state === 'active' && mayGrant(by.role, person.role);
}

/** What one may do with a person's access, for the buttons. */
export function accessPermissions(keeper: AccessViewer, person: AccessSubject): AccessPermissions {
  const setsRole = keeper.level === 'full' && !person.isInactive;
  const mayMoveSomewhere = keeper.level === 'full' || keeper.keepsPeople || (keeper.level === 'team' && keeper.team.has(person.id));
  return {
    setRole: setsRole,
    updateReporting: mayMoveSomewhere && !person.isExternal && !person.isInactive,
    upgrade: setsRole && person.role === 'employee',
    downgrade: setsRole && !person.isExternal && person.role !== 'employee',
    viewAs: keeper.keepsPeople && person.isActive && person.id !== keeper.companyUserId && mayGrant(keeper.role, person.role),
    resetMfa: person.hasSignIn && (person.id === keeper.companyUserId || keeper.role === 'systemadmin'),
  };
}
