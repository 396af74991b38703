import { externalRoles } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';

/** The facts that decide whether a role can change. */
export interface RoleChange {
  from: RoleKey;
  to: RoleKey;
  isInactive: boolean;
  subordinates: number;
  /** Active system admins besides the person. */
  otherAdmins: number;
}

export type RoleCode =
  | 'accesscontrol.CannotUpdateUserRole'
  | 'accesscontrol.OnlySystemAdmin'
  | 'accesscontrol.HasSubordinates'
  | 'accesscontrol.ExternalCannotHaveSubordinates';

/** Why a person cannot have a role (access-control.3, people.13); undefined when they can. */
export function refusedRole({ from, to, isInactive, subordinates, otherAdmins }: RoleChange): RoleCode | undefined {
  if (isInactive) return 'accesscontrol.CannotUpdateUserRole';
  if (from === to) return undefined;
  if (from === 'systemadmin' && otherAdmins === 0) return 'accesscontrol.OnlySystemAdmin';
  if (subordinates > 0 && externalRoles.includes(to)) return 'accesscontrol.ExternalCannotHaveSubordinates';
  if (subordinates > 0 && to === 'employee') return 'accesscontrol.HasSubordinates';
  return undefined;
}
