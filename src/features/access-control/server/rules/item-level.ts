import type { Membership } from '#kernel/server/actor.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { ItemLevel } from '../../contract/entities-item.ts';

/** One stored grant; neither a role nor a person = everyone. */
export interface StoredGrant {
  role: RoleKey | null;
  companyUserId: string | null;
  level: ItemLevel;
}

/** The viewer of an item. */
export interface ItemViewer {
  companyUserId: string;
  role: RoleKey;
  viewedBy?: Membership['viewedBy'];
}

interface RestrictedItem {
  ownerCompanyUserId: string | null;
  restrictions: readonly (readonly StoredGrant[])[];
}

/** A viewer's level; whoever views the product as somebody else sees no more than is open to both (access-control.9). */
export function itemLevel(viewer: ItemViewer, item: RestrictedItem): ItemLevel | 'none' {
  const { viewedBy } = viewer;
  const levels = [viewer, ...(viewedBy && 'companyUserId' in viewedBy ? [viewedBy] : [])].map((one) => ownLevel(one, item));
  if (levels.includes('none')) return 'none';
  return levels.includes('view') ? 'view' : 'full';
}

/**
 * A viewer's level after the restrictions of an item and its ancestors: a restriction can only narrow its parent's.
 * System admins and the owner always have access, so that somebody can always remove a restriction.
 */
function ownLevel(viewer: ItemViewer, { ownerCompanyUserId, restrictions }: RestrictedItem): ItemLevel | 'none' {
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

/** Whether a grant applies to a viewer. */
export function isGrantedTo({ companyUserId, role }: ItemViewer, grant: StoredGrant): boolean {
  if (grant.companyUserId !== null) return grant.companyUserId === companyUserId;
  return grant.role === null || grant.role === role;
}
