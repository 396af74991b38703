import type { FilingCall, Owner } from '../owner.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { FileChangeCode, FileChanges } from '../../contract/file-changes.ts';
import { openFolders, findFolder, presentTag } from '../folders.ts';
import { listFiles } from '../list-files.ts';
import type { ListedFiles } from '../list-files.ts';
import { openOwner } from '../owner.ts';
import { presentFile } from '../present-file.ts';
import { storageFullCode, storageLimit } from '../storage.ts';
import { readStorage } from '../store-blobs.ts';
import { readFiles } from '../store-files.ts';
import { lockOwner } from '../store-tags.ts';
import { planChanges } from './plan-changes.ts';
import type { Stored } from './plan-changes.ts';
import type { Plan } from './plan.ts';
import type { AddedFile } from './stage-files.ts';
import { writeChanges } from './write-changes.ts';

/**
 * In the transaction of the record's own call, which may have written the record a statement before: adds, renames, moves and deletes its files, links
 * and folders, all or nothing (files.30). The refusal's `details.files` names each part that was refused, with its code. Answers the files afterwards.
 */
export async function applyFileChanges(
  call: FilingCall<FileChangeCode>,
  owner: Owner,
  changes: FileChanges,
  staged: readonly AddedFile[],
): Promise<ListedFiles> {
  const stored = await openStored(call, owner);
  await refuseStaleParts(call, stored, changes);
  const plan = planChanges(call.fail, stored, changes, staged);
  await refuseFull(call, plan, staged);
  const [first] = plan.problems;
  if (first) call.fail(first.code, 400, { details: { files: plan.problems } });
  await writeChanges(call, owner, plan);
  return listFiles(call, owner);
}

/** For calls that only add files. */
export const noFileChanges: FileChanges = {
  filesTags: [],
  externalFiles: [],
  filesToDeleteIds: [],
  filesToRename: [],
  filesToMove: [],
  tagsToCreate: [],
  tagsToRename: [],
  tagsToDeleteIds: [],
};

type DeleteCode = 'files.ReservedFolder' | 'files.SameName' | 'files.SameFolderName' | 'files.ChooseContent';

/** Deletes files and folders of one owner; they lie in the trash. `withAll` is undefined where nobody has said what becomes of the content of folders. */
export async function deleteFilesAndTags(
  call: FilingCall<DeleteCode>,
  owner: Owner,
  input: { fileIds: readonly string[]; tagIds: readonly string[]; withAll: boolean | undefined },
): Promise<{ deletedFiles: number; deletedTags: number }> {
  const { fileIds, tagIds, withAll } = input;
  // Only what lies in folders is needed beside the files themselves.
  const stored = await openStored(call, owner, tagIds.length === 0 ? fileIds : undefined);
  const changes = { ...noFileChanges, filesToDeleteIds: [...fileIds], tagsToDeleteIds: [...tagIds], deleteAllRelatedTagsAndFiles: withAll };
  const plan = planChanges(call.fail, stored, changes, []);
  const [first] = plan.problems;
  // Beside a choice that is missing, what is lifted out of a folder can only have a name that is taken above.
  if (first) call.fail(first.code as DeleteCode, 400, { details: { files: plan.problems } });
  await writeChanges(call, owner, plan);
  return { deletedFiles: plan.deletion.files.length, deletedTags: plan.deletion.tags.length };
}

async function openStored(call: FilingCall, owner: Owner, fileIds?: readonly string[]): Promise<Stored> {
  const rights = await openOwner(call, owner);
  await lockOwner(call.company, owner);
  const folders = await openFolders(call.company, call.actor.member, owner, rights);
  return { folders, files: await readFiles(call.company, owner, fileIds) };
}

async function refuseStaleParts({ fail }: FilingCall, { folders, files }: Stored, changes: FileChanges): Promise<void> {
  for (const { fileId, version } of changes.filesToRename) {
    const file = files.find(({ id }) => id === fileId);
    if (file) await refuseStale(fail, { read: version, stored: file.version }, () => ({ current: presentFile(folders, file) }));
  }
  for (const { tagId, version } of changes.tagsToRename) {
    const tag = findFolder(folders, tagId);
    if (tag) await refuseStale(fail, { read: version, stored: tag.version }, () => ({ current: presentTag(folders, tag) }));
  }
}

/** Refuses the files that the company has no room for, in their order. */
async function refuseFull(call: FilingCall, { problems }: Plan, staged: readonly AddedFile[]): Promise<void> {
  if (staged.length === 0) return;
  let room = (await storageLimit(call)) - (await readStorage(call.company, { lock: true }));
  for (const [index, { name, upload }] of staged.entries()) {
    room -= upload.size;
    if (room < 0) problems.push({ part: `files[${index}]`, fileName: name, code: storageFullCode(call.actor.member) });
  }
}
