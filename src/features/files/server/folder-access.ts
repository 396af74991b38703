import { readItemAccess } from '#features/access-control/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Placed } from '../contract/rules/folder-tree.ts';
import type { Owner } from './owner.ts';

/** The item type of folders in access control. */
export const folderItem = 'folder';

/** The effect of restrictions on an owner's folders; a folder's restriction applies to its descendants. */
export interface FolderAccess {
  /** Folders that are hidden from some users who see the owner's files. */
  restricted: ReadonlySet<string>;
  /** Folders hidden from this member. */
  closed: ReadonlySet<string>;
  /** Folders that are read-only for this member. */
  viewOnly: ReadonlySet<string>;
}

/** Reads the restrictions of all folders in one statement. */
export async function folderAccess(company: Company, member: Membership, owner: Owner, folders: readonly Placed[]): Promise<FolderAccess> {
  const ownerCompanyUserId = owner.type.personOf?.(owner.id) ?? null;
  const items = folders.map(({ tagId, parentTagId }) => ({ id: tagId, parentId: parentTagId, ownerCompanyUserId }));
  const access = [...(await readItemAccess(company, member, folderItem, items))];
  const those = (wanted: (of: (typeof access)[number][1]) => boolean) => new Set(access.filter(([, of]) => wanted(of)).map(([id]) => id));
  return {
    restricted: those(({ isRestricted }) => isRestricted),
    closed: those(({ level }) => level === 'none'),
    viewOnly: those(({ level }) => level === 'view'),
  };
}
