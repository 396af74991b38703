import { z } from 'zod';
import type { FileChangeProblem, FileChanges } from '../../contract/file-changes.ts';
import { TagName } from '../../contract/folder-endpoints.ts';

const Folder = z.object({ tagId: z.string(), tagName: TagName });

/** The value of a `FilesField`. */
export const ChosenFiles = z.array(z.instanceof(File)).readonly();

/** What a form does to the files of its record, saved in the same call; a folder is named by its id, the top is an empty text. */
export const AttachedSchema = z.object({
  files: z.array(z.object({ file: z.instanceof(File), folder: z.string() })),
  newFolders: z.array(Folder),
  /** Of folders that are there already; so is what follows. */
  renamed: z.array(Folder),
  deleted: z.array(z.string()),
  moved: z.array(z.object({ fileId: z.string(), folder: z.string() })),
});
export type Attached = z.output<typeof AttachedSchema>;
type FolderName = Attached['newFolders'][number];
type Move = Attached['moved'][number];

export const nothingAttached: Attached = { files: [], newFolders: [], renamed: [], deleted: [], moved: [] };

type AttachedChanges = Partial<
  Pick<FileChanges, 'filesTags' | 'tagsToCreate' | 'tagsToRename' | 'tagsToDeleteIds' | 'deleteAllRelatedTagsAndFiles' | 'filesToMove'>
>;

/** The same as fields of the call that saves the record; its files go beside them, in their order. */
export function attachedChanges({ files, newFolders, renamed, deleted, moved }: Attached): AttachedChanges {
  const inFolder = (folder: string) => ({ tagIds: folder === '' ? [] : [folder] });
  return {
    ...(files.length > 0 && { filesTags: files.map(({ folder }) => inFolder(folder)) }),
    ...(newFolders.length > 0 && { tagsToCreate: newFolders }),
    ...(renamed.length > 0 && { tagsToRename: renamed }),
    // As the form says of folders that go.
    ...(deleted.length > 0 && { tagsToDeleteIds: deleted, deleteAllRelatedTagsAndFiles: false }),
    ...(moved.length > 0 && { filesToMove: moved.map(({ fileId, folder }) => ({ fileId, ...inFolder(folder) })) }),
  };
}

/** Other chosen files; those that stay keep their folder, and new ones come to the top. */
export function withFiles(attached: Attached, files: readonly File[]): Attached {
  const known = new Map(attached.files.map((one) => [one.file, one]));
  return { ...attached, files: files.map((file) => known.get(file) ?? { file, folder: '' }) };
}

/** A folder has another name; `stored` is the name of one that is there already. */
export function renameFolder(attached: Attached, { tagId, tagName }: FolderName, stored: string | undefined): Attached {
  if (stored === undefined) {
    return { ...attached, newFolders: attached.newFolders.map((one) => (one.tagId === tagId ? { tagId, tagName } : one)) };
  }
  const others = attached.renamed.filter((one) => one.tagId !== tagId);
  return { ...attached, renamed: tagName === stored ? others : [...others, { tagId, tagName }] };
}

/** A folder goes, new or there already; what was to lie in it comes to the top. */
export function withoutFolder(attached: Attached, tagId: string): Attached {
  const isNew = attached.newFolders.some((one) => one.tagId === tagId);
  const lifted = <One extends { folder: string }>(one: One): One => (one.folder === tagId ? { ...one, folder: '' } : one);
  return {
    files: attached.files.map(lifted),
    newFolders: attached.newFolders.filter((one) => one.tagId !== tagId),
    renamed: attached.renamed.filter((one) => one.tagId !== tagId),
    deleted: isNew ? attached.deleted : [...attached.deleted, tagId],
    moved: attached.moved.map(lifted),
  };
}

/** The same for a record that has no files yet: what was to lie in a folder of the former one comes to the top. */
export function ofNewRecord({ files, newFolders }: Attached): Attached {
  const isNew = (folder: string) => newFolders.some(({ tagId }) => tagId === folder);
  return { ...nothingAttached, newFolders, files: files.map(({ file, folder }) => ({ file, folder: isNew(folder) ? folder : '' })) };
}

/** A file that is there already gets another folder than `stored`, in which it lies. */
export function moveStored(attached: Attached, { fileId, folder }: Move, stored: string): Attached {
  const others = attached.moved.filter((one) => one.fileId !== fileId);
  return { ...attached, moved: folder === stored ? others : [...others, { fileId, folder }] };
}

/** Why single parts of such a call were refused, by where they stand in it: `files[0]`, `tagsToCreate[1]`. */
export function refusalsOf(details: Readonly<Record<string, unknown>> | undefined): ReadonlyMap<string, string> {
  // The answer of calls that change files.
  const { files = [] } = (details ?? {}) as { files?: readonly FileChangeProblem[] };
  return new Map(files.map(({ part, code }) => [part, code]));
}
