import { attempt } from '#kernel/server/attempt.ts';
import { findFolder, openFolders, placeOf } from './folders.ts';
import { openOwner, type FilingCall, type Owner } from './owner.ts';
import { mayAdd } from './policy.ts';

/** A place for files that a member may add to: its folder's name, null at the top. Undefined when they may not, or it is not there. */
export async function placeFor(
  call: Pick<FilingCall, 'company' | 'actor' | 'services'>,
  owner: Owner,
  folderId: string | null,
): Promise<{ folderName: string | null } | undefined> {
  const { company, actor } = call;
  const opened = await attempt(company, (fail) => openOwner({ ...call, fail }, owner));
  if (!('done' in opened)) return undefined;
  const folders = await openFolders(company, actor.member, owner, opened.done);
  const folder = folderId === null ? undefined : findFolder(folders, folderId);
  if (folderId !== null && !folder) return undefined;
  return mayAdd(opened.done, placeOf(folders, folderId)) ? { folderName: folder?.tagName ?? null } : undefined;
}
