import type { Level, RoleKey } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { AccessPermissions } from '../contract/entities.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';

/** A user who manages access. */
export interface AccessViewer {
  companyUserId: string;
  role: RoleKey;
  level: Level;
  /** Users who manage all people may also change their manager, as in the profile. */
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
  hasMfa: boolean;
}

export function accessViewerOf({ companyUserId, role, levels }: Membership, team: readonly string[]): AccessViewer {
  const level = levels.accessControl;
  return { companyUserId, role, level, keepsPeople: levels.people === 'full', team: new Set(team) };
}

/** Only full access to access control may change roles (access-control.3). */
export function maySetRoles({ levels }: Membership): boolean {
  return levels.accessControl === 'full';
}

/** Only full access to access control may save the whole chart (access-control.5); others move people one by one. */
export function mayEditChart({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.accessControl === 'full';
}

/** Whether the viewer may change a person's manager; a team lead only within their own line, and only for their team. */
export function mayMove(viewer: AccessViewer, companyUserId: string, managerId: string | null): boolean {
  if (viewer.level === 'full' || viewer.keepsPeople) return true;
  const isOwnTree = managerId === viewer.companyUserId || (managerId !== null && viewer.team.has(managerId));
  return viewer.level === 'team' && viewer.team.has(companyUserId) && isOwnTree;
}

/** Whether the user may view the product as a person: requires managing all people and a role they could grant, and never themselves. */
export function mayViewAs(
  by: Pick<Membership, 'companyUserId' | 'role' | 'levels'>,
  person: Pick<Membership, 'companyUserId' | 'role' | 'state'>,
): boolean {
  const isAnother = person.companyUserId !== by.companyUserId;
  return by.levels.people === 'full' && isAnother && person.state === 'active' && mayGrant(by.role, person.role);
}

/** The caller's permissions on a person's access, for buttons. */
export function accessPermissions(viewer: AccessViewer, person: AccessSubject): AccessPermissions {
  const setsRole = viewer.level === 'full' && !person.isInactive;
  const mayMoveSomewhere = viewer.level === 'full' || viewer.keepsPeople || (viewer.level === 'team' && viewer.team.has(person.id));
  return {
    setRole: setsRole,
    updateReporting: mayMoveSomewhere && !person.isExternal && !person.isInactive,
    upgrade: setsRole && person.role === 'employee',
    downgrade: setsRole && !person.isExternal && person.role !== 'employee',
    viewAs: viewer.keepsPeople && person.isActive && person.id !== viewer.companyUserId && mayGrant(viewer.role, person.role),
    resetMfa: person.hasMfa && (person.id === viewer.companyUserId || (viewer.role === 'systemadmin' && !person.isInactive)),
  };
}
