import { deleteItems, readRestrictedItems } from '#features/access-control/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import { folderItem } from '../folder-access.ts';
import { auditSubjectOf } from '../owner.ts';
import type { Owner } from '../owner.ts';
import { readRestrictedFolders, rememberClosed } from '../store-closed.ts';
import { changeStorage, releaseBlobs } from '../store-blobs.ts';
import { deleteFilesOf, deleteTagsOf, eraseTrashedFiles, eraseTrashedTags, readTrashedFiles } from '../store-trash.ts';
import type { Erased } from '../store-trash.ts';
import { findDeleted } from './find-deleted.ts';
import type { DeletedInput } from './find-deleted.ts';
import { trashMilliseconds } from './list-deleted.ts';

type EraseCall = Pick<CallContext, 'company' | 'now' | 'audit'>;

/** Removes what the caller may restore from the trash for good, with all that lay in its folders. */
export async function eraseDeleted(
  call: EraseCall & Pick<CallContext, 'actor' | 'services' | 'fail'>,
  owner: Owner,
  input: DeletedInput,
): Promise<{ erasedFiles: number; erasedTags: number }> {
  const { company, now, audit, fail } = call;
  const { folders, files, tags, missing } = await findDeleted(call, owner, input);
  if (missing.length > 0) fail('common.NotFound');
  const names = new Map([
    ...files.map(({ id, fileName }) => [id, fileName] as const),
    ...tags.map(({ tagId, tagName }) => [tagId, tagName] as const),
  ]);
  // What was deleted earlier in one of these folders would lose its place, and with it the restrictions of that folder.
  const inside = withAllInside(
    folders.all.filter(({ deletedWith }) => deletedWith !== null),
    tags.map(({ tagId }) => tagId),
  );
  const earlier =
    inside.size === 0 ? [] : (await readTrashedFiles(company, owner)).filter(({ tagIds }) => tagIds.some((id) => inside.has(id)));
  const roots = new Set([...input.fileIds, ...input.tagIds, ...inside, ...earlier.map(({ deletedWith }) => deletedWith)]);
  for (const { id, fileName } of earlier) names.set(id, fileName);
  const gone = await eraseRows(company, now, { owner, roots: [...roots] });
  const subject = auditSubjectOf(owner);
  for (const id of gone.files) audit({ entity: 'file', entityId: id, ...subject, before: { fileName: names.get(id) } });
  for (const id of gone.tags) {
    audit({ entity: 'fileTag', entityId: id, ...subject, before: { tagName: folders.byId.get(id)?.tagName } });
  }
  return { erasedFiles: gone.files.length, erasedTags: gone.tags.length };
}

async function eraseRows(company: EraseCall['company'], now: Date, which: Erased): Promise<{ files: string[]; tags: string[] }> {
  const restricted = await keepClosed(company, which);
  const files = await eraseTrashedFiles(company, which);
  await releaseContent(company, now, files);
  const tags = await eraseTrashedTags(company, which);
  await deleteItems(
    company,
    folderItem,
    tags.filter((id) => !restricted.has(id)),
  );
  return { files: files.map(({ id }) => id), tags };
}

/** Remembers what is erased in restricted folders, whose restrictions stay: the log stays closed (log.11). Answers these folders. */
async function keepClosed(
  company: EraseCall['company'],
  which: Parameters<typeof rememberClosed>[2],
): Promise<{ has: (id: string) => boolean }> {
  const restricted = await readRestrictedItems(company, folderItem);
  const folders = restricted.size === 0 ? [] : await readRestrictedFolders(company, [...restricted.keys()]);
  if (folders.length > 0) await rememberClosed(company, folders, which);
  return restricted;
}

/** Subtracts erased files from the company's storage; the sweeper removes their bytes later. */
async function releaseContent(
  company: EraseCall['company'],
  now: Date,
  files: readonly { sha256: string | null; size: number }[],
): Promise<void> {
  if (files.length === 0) return;
  await releaseBlobs(
    company,
    files.flatMap(({ sha256 }) => sha256 ?? []),
    now,
  );
  await changeStorage(company, -files.reduce((sum, { size }) => sum + size, 0));
}

/** Erases what has lain in the trash for its time (files.31). */
export async function emptyTrash({ clock, database }: Services): Promise<void> {
  const now = clock.now();
  const deletedBy = new Date(now.getTime() - trashMilliseconds);
  await forEachCompany(database, (company) => eraseRows(company, now, { deletedBy }));
}

/** Erases all files and folders of a record that is erased, those in the trash too (files.15). */
export async function eraseOwnerFiles({ company, now, audit }: EraseCall, owner: Owner): Promise<void> {
  const restricted = await keepClosed(company, { all: owner });
  const files = await deleteFilesOf(company, owner);
  await releaseContent(company, now, files);
  for (const { id, fileName } of files) audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), before: { fileName } });
  const tags = await deleteTagsOf(company, owner);
  await deleteItems(
    company,
    folderItem,
    tags.filter((id) => !restricted.has(id)),
  );
}
