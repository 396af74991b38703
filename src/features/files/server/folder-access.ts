import { readItemAccess } from '#features/access-control/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Placed } from '../contract/rules/folder-tree.ts';
import type { Owner } from './owner.ts';

/** Under this name access control keeps who may see a folder. */
export const folderItem = 'folder';

/** What restrictions leave of an owner's folders; what is above holds for what is below. */
export interface FolderAccess {
  /** Not for everybody who sees the owner's files. */
  restricted: ReadonlySet<string>;
  /** Not for this member. */
  closed: ReadonlySet<string>;
  /** For this member to look at only. */
  viewOnly: ReadonlySet<string>;
}

/** Reads who may see the folders, however many, in one statement. */
export async function folderAccess(
  company: Company,
  member: Membership,
  { companyUserId }: Owner,
  folders: readonly Placed[],
): Promise<FolderAccess> {
  const items = folders.map(({ tagId, parentTagId }) => ({ id: tagId, parentId: parentTagId, ownerCompanyUserId: companyUserId }));
  const access = [...(await readItemAccess(company, member, folderItem, items))];
  const those = (wanted: (of: (typeof access)[number][1]) => boolean) => new Set(access.filter(([, of]) => wanted(of)).map(([id]) => id));
  return {
    restricted: those(({ isRestricted }) => isRestricted),
    closed: those(({ level }) => level === 'none'),
    viewOnly: those(({ level }) => level === 'view'),
  };
}
