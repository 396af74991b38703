import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Tag } from '../contract/entities.ts';
import { maxTagDepth } from '../contract/limits.ts';
import { nameKey, isFolderName, normalName } from '../contract/rules/file-names.ts';
import { lineAbove, withAllInside } from '../contract/rules/folder-tree.ts';
import { depthOf, findFolder, openFolders, refuseClosedPlace, presentTag } from './folders.ts';
import type { Folders } from './folders.ts';
import type { FileOwner } from './file-owner.ts';
import { findTagOwner } from './open-files.ts';
import { auditSubjectOf, openOwner } from './owner.ts';
import type { Owner } from './owner.ts';
import { insertSharedFolder, insertTags, lockOwner, updateTags } from './store-tags.ts';

type NewFolderCode = 'files.InvalidFileName' | 'files.SameFolderName' | 'files.FoldersTooDeep';
type FolderCode = NewFolderCode | 'files.FolderIntoItself' | 'files.ReservedFolder';

/** Creates a folder. */
export async function createTag(
  call: CallContext<NewFolderCode>,
  owner: Owner,
  input: { tagName: string; parentTagId?: string | null | undefined },
): Promise<{ tag: Tag }> {
  const { company, now, audit, fail } = call;
  const folders = await lockedFolders(call, owner);
  const parentId = input.parentTagId ?? null;
  refusePlace(fail, folders, parentId);
  const id = newId();
  const name = freeName(fail, folders, { tagId: id, name: input.tagName, parentId });
  if (depthOf(folders, parentId) >= maxTagDepth) fail('files.FoldersTooDeep');
  await insertSharedFolder(company, owner, { among: [parentId], now });
  await insertTags(company, owner, [{ id, name, parentId }], now);
  audit({ entity: 'fileTag', entityId: id, ...auditSubjectOf(owner), after: { tagName: name, parentTagId: parentId } });
  return { tag: await shownNow(call, owner, id) };
}

/** Renames a folder, and moves it when a parent is given. */
export async function renameTag(
  call: CallContext<FolderCode>,
  type: FileOwner,
  input: { tagId: string; tagName: string; parentTagId?: string | null | undefined; version?: number | undefined },
): Promise<{ tag: Tag }> {
  const { company, now, audit, fail } = call;
  const owner = (await findTagOwner(company, new Map([[type.kind, type]]), input.tagId)) ?? fail('common.NotFound');
  const folders = await lockedFolders(call, owner);
  const tag = findFolder(folders, input.tagId) ?? fail('common.NotFound');
  const { permissions, isReserved } = presentTag(folders, tag);
  if (isReserved) fail('files.ReservedFolder');
  if (!permissions.rename) fail('common.Forbidden');
  const parentId = input.parentTagId === undefined ? tag.parentTagId : input.parentTagId;
  // Sent again after a lost answer, it is answered as the first time.
  const isAgain = input.version === tag.version - 1 && input.tagName === tag.tagName && parentId === tag.parentTagId;
  if (isAgain) return { tag: presentTag(folders, tag) };
  await refuseStale(fail, { read: input.version, stored: tag.version }, () => ({ current: presentTag(folders, tag) }));
  if (parentId !== tag.parentTagId) refuseMove(fail, folders, { tagId: tag.tagId, parentId });
  const name = freeName(fail, folders, { tagId: tag.tagId, name: input.tagName, parentId });
  await insertSharedFolder(company, owner, { among: [parentId], now });
  await updateTags(company, [{ id: tag.tagId, name, parentId }]);
  audit({
    entity: 'fileTag',
    entityId: tag.tagId,
    ...auditSubjectOf(owner),
    before: { tagName: tag.tagName, parentTagId: tag.parentTagId },
    after: { tagName: name, parentTagId: parentId },
  });
  return { tag: await shownNow(call, owner, tag.tagId) };
}

async function lockedFolders(call: CallContext, owner: Owner): Promise<Folders> {
  const rights = await openOwner(call, owner);
  await lockOwner(call.company, owner);
  return openFolders(call.company, call.actor.member, owner, rights);
}

async function shownNow({ company, actor, services, fail }: CallContext, owner: Owner, tagId: string): Promise<Tag> {
  const folders = await openFolders(company, actor.member, owner, await openOwner({ company, actor, services, fail }, owner));
  return presentTag(folders, findFolder(folders, tagId) ?? fail('common.NotFound'));
}

/** Users who may only add their own files cannot create folders. */
function refusePlace(fail: Fail, folders: Folders, parentId: string | null): void {
  refuseClosedPlace(fail, folders, parentId);
  if (folders.rights.change === 'own') fail('common.Forbidden');
}

function refuseMove(
  fail: Fail<'files.FolderIntoItself' | 'files.FoldersTooDeep'>,
  folders: Folders,
  { tagId, parentId }: { tagId: string; parentId: string | null },
): void {
  refusePlace(fail, folders, parentId);
  const inside = withAllInside(folders.all, [tagId]);
  if (parentId !== null && inside.has(parentId)) fail('files.FolderIntoItself');
  const top = depthOf(folders, tagId) - 1;
  const height = Math.max(...[...inside].map((id) => lineAbove(folders.byId, id).length)) - top;
  if (depthOf(folders, parentId) + height > maxTagDepth) fail('files.FoldersTooDeep');
}

function freeName(
  fail: Fail<'files.InvalidFileName' | 'files.SameFolderName'>,
  { all }: Folders,
  { tagId, name, parentId }: { tagId: string; name: string; parentId: string | null },
): string {
  const normal = normalName(name);
  if (!isFolderName(normal)) fail('files.InvalidFileName');
  const key = nameKey(normal);
  const isTaken = all.some((tag) => tag.tagId !== tagId && tag.parentTagId === parentId && nameKey(tag.tagName) === key);
  return isTaken ? fail('files.SameFolderName') : normal;
}
