import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Placed } from '../contract/rules/folder-tree.ts';

/** Which folders are not for everybody, and which of them are closed to this member. */
export async function folderAccess(
  _company: Company,
  _member: Membership,
  _folders: readonly Placed[],
): Promise<{ restricted: ReadonlySet<string>; closed: ReadonlySet<string> }> {
  return { restricted: new Set(), closed: new Set() };
}
