import type { CallContext } from '#kernel/server/call-context.ts';
import { canSeeFile, canSeeFolder, withFolderAccess, presentTag, filePosition } from '../folders.ts';
import type { Folders } from '../folders.ts';
import { openOwner } from '../owner.ts';
import type { Owner } from '../owner.ts';
import { filePermissions } from '../policy.ts';
import { readTagsWithTrash } from '../store-trash.ts';
import type { TrashableTag, TrashedFile } from '../store-trash.ts';

type TrashCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>;

/** An owner's folders, those in the trash among them, with the restrictions that they had. */
export async function openTrash(call: TrashCall, owner: Owner): Promise<Folders<TrashableTag>> {
  const rights = await openOwner(call, owner);
  const all = await readTagsWithTrash(call.company, owner);
  return withFolderAccess(call.company, call.actor.member, owner, { rights, all });
}

/** Whether a deleted file is visible, and may be restored: by whoever may delete it where it lay (files.32). */
export function fileAccess(folders: Folders, file: TrashedFile): 'all' | 'none' | 'hidden' {
  if (!canSeeFile(folders, file)) return 'hidden';
  return filePermissions(folders.rights, filePosition(folders, file)).delete ? 'all' : 'none';
}

/** Likewise of a folder. */
export function folderAccessOf(folders: Folders, tag: TrashableTag): 'all' | 'none' | 'hidden' {
  if (!canSeeFolder(folders, tag.tagId)) return 'hidden';
  return presentTag(folders, tag).permissions.delete ? 'all' : 'none';
}

/** Refuses what the caller may not restore. */
export function refuseClosedTrash(
  { fail }: Pick<TrashCall, 'fail'>,
  folders: Folders,
  { files, tags }: { files: readonly TrashedFile[]; tags: readonly TrashableTag[] },
): void {
  const access = [...files.map((file) => fileAccess(folders, file)), ...tags.map((tag) => folderAccessOf(folders, tag))];
  if (access.includes('hidden')) fail('common.NotFound');
  if (access.includes('none')) fail('common.Forbidden');
}
