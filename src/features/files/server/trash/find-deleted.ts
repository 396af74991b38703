import type { CallContext } from '#kernel/server/call-context.ts';
import type { Folders } from '../folders.ts';
import { lockOwner } from '../store-tags.ts';
import type { Owner } from '../owner.ts';
import { readTrashedFiles } from '../store-trash.ts';
import type { TrashableTag, TrashedFile } from '../store-trash.ts';
import { openTrash, refuseClosedTrash } from './open-trash.ts';

/** What somebody deleted, by the ids of files and folders. */
export interface DeletedInput {
  fileIds: readonly string[];
  tagIds: readonly string[];
}

/** The chosen ones in the trash, with what was deleted together with them. */
export interface DeletedChoice {
  folders: Folders<TrashableTag>;
  files: readonly TrashedFile[];
  tags: readonly TrashableTag[];
  /** The ids that are not in the trash. */
  missing: readonly string[];
}

/** Finds what was deleted, with the owner locked; refuses what the caller may not restore. */
export async function findDeleted(
  call: Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>,
  owner: Owner,
  { fileIds, tagIds }: DeletedInput,
): Promise<DeletedChoice> {
  await lockOwner(call.company, owner);
  const folders = await openTrash(call, owner);
  const ids = new Set([...fileIds, ...tagIds]);
  const files = await readTrashedFiles(call.company, owner, [...ids]);
  const tags = folders.all.filter(({ deletedWith }) => deletedWith !== null && ids.has(deletedWith));
  const chosen = {
    files: files.filter(({ id }) => ids.has(id)),
    tags: tags.filter(({ tagId }) => ids.has(tagId)),
  };
  refuseClosedTrash(call, folders, chosen);
  const found = new Set([...chosen.files.map(({ id }) => id), ...chosen.tags.map(({ tagId }) => tagId)]);
  return { folders, files, tags, missing: [...ids.difference(found)] };
}
