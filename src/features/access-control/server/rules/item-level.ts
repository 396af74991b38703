import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { ItemLevel } from '../../contract/entities-item.ts';

/** One grant as it is stored; neither a role nor a person = everyone. */
export interface StoredGrant {
  role: RoleKey | null;
  companyUserId: string | null;
  level: ItemLevel;
}

/** Somebody who looks at an item. */
export interface ItemViewer {
  companyUserId: string;
  role: RoleKey;
}

/**
 * What the restrictions of an item and of those above it leave a viewer: a restriction can only narrow one from above.
 * System admins and the owner always keep it, so that nothing is left without anybody who can open it again.
 */
export function itemLevel(
  viewer: ItemViewer,
  { ownerCompanyUserId, restrictions }: { ownerCompanyUserId: string | null; restrictions: readonly (readonly StoredGrant[])[] },
): ItemLevel | 'none' {
  if (viewer.role === 'systemadmin' || viewer.companyUserId === ownerCompanyUserId) return 'full';
  const levels = restrictions.map((grants) => grantedLevel(viewer, grants));
  if (levels.includes('none')) return 'none';
  return levels.includes('view') ? 'view' : 'full';
}

function grantedLevel(viewer: ItemViewer, grants: readonly StoredGrant[]): ItemLevel | 'none' {
  const mine = grants.filter((grant) => isGrantedTo(viewer, grant));
  if (mine.some(({ level }) => level === 'full')) return 'full';
  return mine.length > 0 ? 'view' : 'none';
}

/** Whether a grant is for somebody. */
export function isGrantedTo({ companyUserId, role }: ItemViewer, grant: StoredGrant): boolean {
  if (grant.companyUserId !== null) return grant.companyUserId === companyUserId;
  return grant.role === null || grant.role === role;
}
