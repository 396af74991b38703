import { deleteItems } from '#features/access-control/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { nameKey } from '../contract/rules/file-names.ts';
import { lineAbove, withAllInside } from '../contract/rules/folder-tree.ts';
import { folderItem } from './folder-access.ts';
import { findFolder, openFolders, canSeeFile, presentTag, standingOf } from './folders.ts';
import type { Folders } from './folders.ts';
import type { Kind } from './open-files.ts';
import { openFiles } from './open-files.ts';
import { auditSubjectOf, openOwner } from './owner.ts';
import type { Owner } from './owner.ts';
import { filePermissions } from './policy.ts';
import { hasNameConflict } from './rules/file-conflicts.ts';
import { changeStorage, releaseBlobs, readStorage } from './store-blobs.ts';
import * as store from './store-files.ts';
import type { FileRow } from './store-files.ts';
import { deleteTags, lockOwner, moveTags } from './store-tags.ts';

/** Deletes a file or link. */
export async function deleteFile(call: CallContext, kind: Kind, fileId: string): Promise<Record<string, never>> {
  const { owner, files } = await openFiles(call, kind, [fileId], 'delete');
  await eraseFiles(call, owner, files);
  return {};
}

/** Deletes files and subtracts their size from the company's storage; the sweeper removes their bytes later. */
export async function eraseFiles(
  { company, now, audit }: Pick<CallContext, 'company' | 'now' | 'audit'>,
  owner: Owner,
  files: readonly Pick<FileRow, 'id' | 'fileName'>[],
): Promise<void> {
  if (files.length === 0) return;
  await readStorage(company, { lock: true });
  const gone = await store.deleteFiles(
    company,
    files.map(({ id }) => id),
  );
  await releaseBlobs(
    company,
    gone.flatMap(({ sha256 }) => sha256 ?? []),
    now,
  );
  await changeStorage(company, -gone.reduce((sum, { size }) => sum + size, 0));
  for (const { id, fileName } of files) audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), before: { fileName } });
}

type DeleteCall = CallContext<'files.ReservedFolder' | 'files.SameName' | 'files.SameFolderName'>;

interface DeleteFilesInput {
  fileIds: readonly string[];
  tagIds: readonly string[];
  /** Whether the content of the folders is deleted too; otherwise it moves to the parent folder. */
  withAll: boolean;
}

/** Deletes files and folders of one owner. */
export async function deleteFilesAndTags(
  call: DeleteCall,
  owner: Owner,
  asked: DeleteFilesInput,
): Promise<{ deletedFiles: number; deletedTags: number }> {
  const { company, actor, audit, fail } = call;
  const rights = await openOwner(call, owner);
  await lockOwner(company, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  const tags = foldersToDelete(fail, folders, asked);
  const all = await store.readFiles(company, owner);
  const files = filesToDelete(fail, folders, { ...asked, tags, all });
  if (!asked.withAll) await liftOut(call, owner, { folders, tags, all: all.filter((file) => !files.includes(file)) });
  await eraseFiles(call, owner, files);
  await deleteTags(company, [...tags]);
  await deleteItems(company, folderItem, [...tags]);
  for (const tagId of tags) {
    audit({ entity: 'fileTag', entityId: tagId, ...auditSubjectOf(owner), before: { tagName: folders.byId.get(tagId)?.tagName } });
  }
  return { deletedFiles: files.length, deletedTags: tags.size };
}

function foldersToDelete(fail: Fail<'files.ReservedFolder'>, folders: Folders, { tagIds, withAll }: DeleteFilesInput): Set<string> {
  const asked = new Set(tagIds);
  const tags = withAll ? withAllInside(folders.all, asked) : asked;
  for (const tagId of tags) {
    // A subfolder that the caller cannot see keeps its parent folder.
    const tag = (asked.has(tagId) ? findFolder(folders, tagId) : folders.byId.get(tagId)) ?? fail('common.NotFound');
    const { permissions, isReserved } = presentTag(folders, tag);
    if (isReserved) fail('files.ReservedFolder');
    if (folders.closed.has(tagId) || !permissions.delete) fail('common.Forbidden');
  }
  return tags;
}

function filesToDelete(
  fail: Fail,
  folders: Folders,
  { fileIds, withAll, tags, all }: DeleteFilesInput & { tags: ReadonlySet<string>; all: readonly FileRow[] },
): FileRow[] {
  const asked = new Set(fileIds);
  const chosen = all.filter(({ id }) => asked.has(id));
  if (chosen.length < asked.size || chosen.some((file) => !canSeeFile(folders, file))) fail('common.NotFound');
  // A file that is also in a remaining folder is only removed from the deleted ones.
  const inside = withAll
    ? all.filter(({ id, tagIds }) => !asked.has(id) && tagIds.length > 0 && tagIds.every((tagId) => tags.has(tagId)))
    : [];
  const files = [...chosen, ...inside];
  if (files.some((file) => !filePermissions(folders.rights, standingOf(folders, file)).delete)) fail('common.Forbidden');
  return files;
}

/** Moves the content of deleted folders to the nearest remaining ancestor. */
async function liftOut(
  { company, fail }: DeleteCall,
  owner: Owner,
  { folders, tags, all }: { folders: Folders; tags: ReadonlySet<string>; all: readonly FileRow[] },
): Promise<void> {
  const above = (tagId: string) => lineAbove(folders.byId, tagId).find((tag) => !tags.has(tag.tagId))?.tagId ?? null;
  const children = folders.all.filter(({ tagId, parentTagId }) => !tags.has(tagId) && parentTagId !== null && tags.has(parentTagId));
  const moves = children.map(({ tagId, parentTagId }) => ({ tagId, parentTagId: above(parentTagId ?? tagId) }));
  const placeAfter = new Map(moves.map(({ tagId, parentTagId }) => [tagId, parentTagId]));
  const remaining = folders.all.filter(({ tagId }) => !tags.has(tagId));
  const spot = ({ tagId, parentTagId, tagName }: (typeof remaining)[number]) =>
    `${placeAfter.has(tagId) ? placeAfter.get(tagId) : parentTagId} ${nameKey(tagName)}`;
  if (new Set(remaining.map(spot)).size < remaining.length) fail('files.SameFolderName');
  await moveTags(company, moves);

  const lifted = all.filter(({ tagIds }) => tagIds.some((id) => tags.has(id)));
  const after = new Map(
    lifted.map(({ id, tagIds }) => [
      id,
      [...new Set(tagIds.map((tagId) => (tags.has(tagId) ? above(tagId) : tagId)).filter((tagId) => tagId !== null))],
    ]),
  );
  const there = (await store.readAlike(company, owner, lifted)).map((name) => ({ ...name, tagIds: after.get(name.id) ?? name.tagIds }));
  if (lifted.some((file) => hasNameConflict(there, { ...file, tagIds: after.get(file.id) ?? [] }))) fail('files.SameName');
  await store.insertLinks(
    company,
    [...after].flatMap(([fileId, tagIds]) => tagIds.map((tagId) => ({ fileId, tagId }))),
  );
}
