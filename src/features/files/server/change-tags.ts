import { fail } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { Tag } from '../contract/entities.ts';
import { maxTagDepth } from '../contract/limits.ts';
import { nameKey, isFolderName, normalName } from '../contract/rules/file-names.ts';
import { lineAbove, withAllInside } from '../contract/rules/folder-tree.ts';
import { depthOf, findFolder, openFolders, refuseClosedPlace, shownTag } from './folders.ts';
import type { Folders } from './folders.ts';
import { isOfOther } from './open-files.ts';
import type { Kind } from './open-files.ts';
import { concerning, openOwner } from './owner.ts';
import type { FileCall, Owner } from './owner.ts';
import { insertSharedDocuments, insertTag, lockOwner, readTagOwner, updateTag } from './store-tags.ts';

/** Makes a folder. */
export async function createTag(
  call: FileCall,
  owner: Owner,
  asked: { tagName: string; parentTagId?: string | null | undefined },
): Promise<{ tag: Tag }> {
  const { company, now, audit } = call;
  const folders = await lockedFolders(call, owner);
  const parentId = asked.parentTagId ?? null;
  refusePlace(folders, parentId);
  const id = newId();
  const name = freeName(folders, { tagId: id, name: asked.tagName, parentId });
  if (depthOf(folders, parentId) >= maxTagDepth) fail('files.FoldersTooDeep');
  if (parentId === sharedDocumentsFolderId) await insertSharedDocuments(company, now);
  await insertTag(company, owner, { id, name, nameKey: nameKey(name), parentId, now });
  audit({ entity: 'fileTag', entityId: id, ...concerning(owner), after: { tagName: name, parentTagId: parentId } });
  return { tag: await shownNow(call, owner, id) };
}

/** Gives a folder another name, and another place when one is said. */
export async function renameTag(
  call: FileCall,
  kind: Kind,
  asked: { tagId: string; tagName: string; parentTagId?: string | null | undefined; version?: number | undefined },
): Promise<{ tag: Tag }> {
  const { company, now, audit } = call;
  const owner = (await readTagOwner(company, asked.tagId)) ?? fail('common.NotFound');
  if (isOfOther(owner, kind)) fail('common.NotFound');
  const folders = await lockedFolders(call, owner);
  const tag = findFolder(folders, asked.tagId);
  const { permissions, isReserved } = shownTag(folders, tag);
  if (isReserved) fail('files.ReservedFolder');
  if (!permissions.rename) fail('common.Forbidden');
  if (asked.version !== undefined && asked.version !== tag.version)
    fail('common.Conflict', 409, { details: { current: shownTag(folders, tag) } });
  const parentId = asked.parentTagId === undefined ? tag.parentTagId : asked.parentTagId;
  if (parentId !== tag.parentTagId) refuseMove(folders, tag.tagId, parentId);
  const name = freeName(folders, { tagId: tag.tagId, name: asked.tagName, parentId });
  if (parentId === sharedDocumentsFolderId) await insertSharedDocuments(company, now);
  await updateTag(company, { id: tag.tagId, name, nameKey: nameKey(name), parentId });
  audit({
    entity: 'fileTag',
    entityId: tag.tagId,
    ...concerning(owner),
    before: { tagName: tag.tagName, parentTagId: tag.parentTagId },
    after: { tagName: name, parentTagId: parentId },
  });
  return { tag: await shownNow(call, owner, tag.tagId) };
}

async function lockedFolders(call: FileCall, owner: Owner): Promise<Folders> {
  const rights = await openOwner(call, owner);
  await lockOwner(call.company, owner);
  return openFolders(call.company, call.actor.member, owner, rights);
}

async function shownNow({ company, actor }: FileCall, owner: Owner, tagId: string): Promise<Tag> {
  const folders = await openFolders(company, actor.member, owner, await openOwner({ company, actor }, owner));
  return shownTag(folders, findFolder(folders, tagId));
}

/** Who adds only their own files keeps no folders. */
function refusePlace(folders: Folders, parentId: string | null): void {
  refuseClosedPlace(folders, parentId);
  if (folders.rights.change === 'own') fail('common.Forbidden');
}

function refuseMove(folders: Folders, tagId: string, parentId: string | null): void {
  refusePlace(folders, parentId);
  const inside = withAllInside(folders.all, [tagId]);
  if (parentId !== null && inside.has(parentId)) fail('files.FolderIntoItself');
  const top = depthOf(folders, tagId) - 1;
  const height = Math.max(...[...inside].map((id) => lineAbove(folders.byId, id).length)) - top;
  if (depthOf(folders, parentId) + height > maxTagDepth) fail('files.FoldersTooDeep');
}

function freeName({ all }: Folders, { tagId, name, parentId }: { tagId: string; name: string; parentId: string | null }): string {
  const normal = normalName(name);
  if (!isFolderName(normal)) fail('files.InvalidFileName');
  const key = nameKey(normal);
  const isTaken = all.some((tag) => tag.tagId !== tagId && tag.parentTagId === parentId && nameKey(tag.tagName) === key);
  return isTaken ? fail('files.SameFolderName') : normal;
}
