import type { RoleKey } from '#kernel/contract/permissions.ts';
import { generalRights } from './rights.ts';

/** Whether a user may grant a role, by invitation or otherwise: never a role above their own (roles.4). */
export function mayGrant(actorRole: RoleKey, role: RoleKey): boolean {
  if (actorRole === 'systemadmin') return true;
  return generalRights.invite.levels[actorRole] === 'full' && role !== 'systemadmin' && role !== 'gdpr';
}
