import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';

/** A change of somebody's role by an import, a sync, or the undoing of one. */
export interface RoleChange {
  id: string;
  from: RoleKey;
  to: RoleKey;
  /** Whether they are active and can sign in. */
  canSignIn: boolean;
}

export type RoleRefusal = 'onlySystemAdmin' | 'managesOthers';

/**
 * Judges role changes one after the other: one active System Admin who can sign in stays, and nobody reports to an external person
 * (access-control.7, people.18). What it allows counts as done for the next.
 */
export function createRoleGuard({ admins, managers }: { admins: Iterable<string>; managers: Iterable<string> }) {
  const [left, managing] = [new Set(admins), new Set(managers)];
  return ({ id, from, to, canSignIn }: RoleChange): RoleRefusal | undefined => {
    if (from === to) return undefined;
    if (externalRoles.includes(to) && managing.has(id)) return 'managesOthers';
    if (left.has(id) && left.size === 1) return 'onlySystemAdmin';
    left.delete(id);
    if (to === 'systemadmin' && canSignIn) left.add(id);
    return undefined;
  };
}
