import type { Fail } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import type { FileChangeCode, FileChanges } from '../../contract/file-changes.ts';
import { isFolderName, nameKey, nameProblem, normalName } from '../../contract/rules/file-names.ts';
import { isLinkAllowed } from '../../contract/rules/link-address.ts';
import { findFolder, presentTag, refuseClosedPlace } from '../folders.ts';
import type { Folders } from '../folders.ts';
import { sharesFolder } from '../rules/file-conflicts.ts';
import { numberedName } from '../rules/numbered-name.ts';
import type { FileRow } from '../store-files.ts';
import { planDeletion } from './plan-deletion.ts';
import { fileToChange } from './plan.ts';
import type { Plan, PlannedFile } from './plan.ts';
import { findFileProblems, findFolderProblems } from './problems.ts';
import type { AddedFile } from './stage-files.ts';

/** The owner's files and folders as stored. */
export interface Stored {
  folders: Folders;
  files: readonly FileRow[];
}

/**
 * Works out what a call leaves, and judges that: two files may change names, and a name is free when its file is deleted in the same call. What one may
 * not see or change is refused at once; what is wrong with a part is listed beside it.
 */
export function planChanges(fail: Fail<'files.ReservedFolder'>, stored: Stored, changes: FileChanges, staged: readonly AddedFile[]): Plan {
  const { folders } = stored;
  const plan: Plan = {
    fail,
    folders,
    stored: new Map(stored.files.map((row) => [row.id, row])),
    tags: new Map(folders.all.map((tag) => [tag.tagId, { ...tag, isNew: false, liftedFrom: null, part: undefined }])),
    files: new Map(stored.files.map((row) => [row.id, { ...row, row, staged: undefined, part: undefined }])),
    moved: new Set(),
    problems: [],
    deletion: { files: [], tags: [], links: [] },
  };
  const idOf = addFolders(plan, changes);
  renameFolders(plan, changes);
  const place = (tagIds: readonly string[]) => placeOf(plan, tagIds, idOf);
  for (const [index, { fileId, tagIds }] of changes.filesToMove.entries()) {
    const file = fileToChange(plan, fileId, 'move');
    Object.assign(file, { tagIds: place(tagIds), part: `filesToMove[${index}]` });
    plan.moved.add(fileId);
  }
  renameFiles(plan, changes);
  plan.deletion = planDeletion(plan, {
    fileIds: changes.filesToDeleteIds,
    tagIds: changes.tagsToDeleteIds,
    withAll: changes.deleteAllRelatedTagsAndFiles ?? false,
  });
  refuseUnchosen(plan, changes);
  for (const [index, link] of changes.externalFiles.entries()) addLink(plan, link, { part: `externalFiles[${index}]`, place });
  for (const [index, file] of staged.entries()) {
    const tagIds = place(changes.filesTags[index]?.tagIds ?? []);
    const { upload } = file;
    addFile(plan, {
      fileName: nameFor(plan, file, tagIds),
      sha256: upload.sha256,
      url: null,
      tagIds,
      staged: file,
      part: `files[${index}]`,
    });
  }
  findFolderProblems(plan);
  findFileProblems(plan);
  return plan;
}

/** Refuses to move what lies in a restricted folder to where more people may see it, unless that was chosen (files.25). */
function refuseUnchosen({ folders, problems }: Plan, { tagsToDeleteIds, deleteAllRelatedTagsAndFiles }: FileChanges): void {
  if (deleteAllRelatedTagsAndFiles !== undefined) return;
  for (const [index, tagId] of tagsToDeleteIds.entries()) {
    if (!folders.restricted.has(tagId)) continue;
    const fileName = folders.byId.get(tagId)?.tagName ?? '';
    problems.push({ part: `tagsToDeleteIds[${index}]`, fileName, code: 'files.ChooseContent' });
  }
}

/** Adds folders; answers the stored id of each id that the call names. */
function addFolders({ fail, folders, tags, problems }: Plan, { tagsToCreate }: FileChanges): ReadonlyMap<string, string> {
  const idOf = new Map<string, string>();
  for (const [index, { tagId, tagName, parentTagId = null }] of tagsToCreate.entries()) {
    const made = parentTagId === null ? undefined : idOf.get(parentTagId);
    if (made === undefined) refuseClosedPlace(fail, folders, parentTagId);
    if (folders.rights.change === 'own') fail('common.Forbidden');
    const part = `tagsToCreate[${index}]`;
    const name = normalName(tagName);
    if (!isFolderName(name)) problems.push({ part, fileName: name, code: 'files.InvalidFileName' });
    const id = newId();
    idOf.set(tagId, id);
    tags.set(id, { tagId: id, tagName: name, parentTagId: made ?? parentTagId, isNew: true, liftedFrom: null, part });
  }
  return idOf;
}

function renameFolders({ fail, folders, tags, problems }: Plan, { tagsToRename }: FileChanges): void {
  for (const [index, { tagId, tagName }] of tagsToRename.entries()) {
    const { permissions, isReserved } = presentTag(folders, findFolder(folders, tagId) ?? fail('common.NotFound'));
    if (isReserved) fail('files.ReservedFolder');
    if (!permissions.rename) fail('common.Forbidden');
    const part = `tagsToRename[${index}]`;
    const name = normalName(tagName);
    if (!isFolderName(name)) problems.push({ part, fileName: name, code: 'files.InvalidFileName' });
    Object.assign(tags.get(tagId) ?? fail('common.NotFound'), { tagName: name, part });
  }
}

function renameFiles(plan: Plan, { filesToRename }: FileChanges): void {
  for (const [index, { fileId, newFileName }] of filesToRename.entries()) {
    const file = fileToChange(plan, fileId, 'rename');
    const part = `filesToRename[${index}]`;
    const fileName = normalName(newFileName);
    const code = fileName === file.fileName ? 'files.SameName' : wrongName(fileName, file.url !== null);
    if (code) plan.problems.push({ part, fileName, code });
    Object.assign(file, { fileName, part });
  }
}

/** A link may be called what no file may be called: it is no program. */
function wrongName(name: string, isLink: boolean): FileChangeCode | undefined {
  const wrong = nameProblem(name);
  return isLink && wrong === 'files.InvalidFileType' ? undefined : wrong;
}

/** The stored ids of folders that files are put into; refuses those where the caller may not add. */
function placeOf({ fail, folders }: Plan, tagIds: readonly string[], idOf: ReadonlyMap<string, string>): string[] {
  const stored = tagIds.filter((tagId) => !idOf.has(tagId));
  if (tagIds.length === 0) refuseClosedPlace(fail, folders, null);
  for (const tagId of stored) refuseClosedPlace(fail, folders, tagId);
  return [...new Set(tagIds.map((tagId) => idOf.get(tagId) ?? tagId))];
}

function addLink(
  plan: Plan,
  { url: address, fileName: name, tagIds }: FileChanges['externalFiles'][number],
  { part, place }: { part: string; place: (tagIds: readonly string[]) => string[] },
): void {
  const fileName = normalName(name);
  const url = address.trim();
  const code = wrongName(fileName, true) ?? (isLinkAllowed(url) ? undefined : 'files.InvalidUrl');
  if (code) plan.problems.push({ part, fileName, code });
  addFile(plan, { fileName, sha256: null, url, tagIds: place(tagIds), staged: undefined, part });
}

/** The name of a new file, with a number where it may have one and another file of its folders, or of the top level, has the name. */
function nameFor({ files }: Plan, { name, mayBeNumbered }: AddedFile, tagIds: readonly string[]): string {
  if (!mayBeNumbered) return name;
  const beside = [...files.values()].filter((file) => sharesFolder(file, { tagIds }));
  const taken = new Set(beside.map(({ fileName }) => nameKey(fileName)));
  return numberedName(name, 'file', (one) => taken.has(nameKey(one)));
}

function addFile({ files, deletion, fail }: Plan, file: Omit<PlannedFile, 'id' | 'row'>): void {
  // Nothing is put into a folder that goes in the same call.
  if (deletion.tags.some(({ id }) => file.tagIds.includes(id))) fail('common.NotFound');
  const id = newId();
  files.set(id, { ...file, id, row: undefined });
}
