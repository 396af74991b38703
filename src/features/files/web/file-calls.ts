import { call, type CallOptions } from '#kernel/web/call.ts';
import type { Tag } from '../contract/entities.ts';
import { callsOf } from '../contract/wording.ts';
import type { CallNames, FileNames } from '../contract/wording.ts';
import type { FilePlace } from './file-place.ts';

/** The operations on files, for any owner: the endpoints differ in names only. */
export interface FileCalls {
  validate: (file: File, folder: string | null, options?: CallOptions) => Promise<unknown>;
  upload: (file: File, folder: string | null, options?: CallOptions) => Promise<unknown>;
  addLink: (url: string, fileName: string, folder: string | null) => Promise<unknown>;
  rename: (id: string, newFileName: string, version: number) => Promise<unknown>;
  /** Moves files to these folders; none is the top level. With versions, only the files that still have theirs; answers those that were moved. */
  move: (ids: readonly string[], tagIds: readonly string[], versions?: Versions) => Promise<FileVersion[]>;
  /** Adds files to one more folder. */
  tag: (ids: readonly string[], tagId: string) => Promise<FileVersion[]>;
  /** Takes files out of a folder; with versions as above. */
  untag: (ids: readonly string[], tagId: string, versions?: Versions) => Promise<FileVersion[]>;
  remove: (ids: readonly string[], tagIds: readonly string[], withAllInside: boolean) => Promise<unknown>;
  /** Brings files and folders back from the trash. */
  restore: (ids: readonly string[], tagIds: readonly string[]) => Promise<{ refused: readonly { fileName: string }[] }>;
  /** Removes files and folders from the trash for good. */
  erase: (ids: readonly string[], tagIds: readonly string[]) => Promise<unknown>;
  read: (id: string, name: string, view: boolean) => Promise<Blob>;
  createFolder: (tagName: string, parentTagId: string | null) => Promise<Tag>;
  /** Changes a folder's name and parent. */
  changeFolder: (tag: Pick<Tag, 'tagId' | 'tagName' | 'parentTagId' | 'version'>) => Promise<Tag>;
}

/** A file as a call has left it. */
export interface FileVersion {
  id: string;
  version: number;
}

/** The versions of files that the user knows, by their ids. */
type Versions = Readonly<Record<string, number>>;

/** The calls of one owner; the endpoints of the kinds differ in names only, which their wording says. */
export function fileCalls({ files: { wording, endpoints }, ownerId }: Pick<FilePlace, 'files' | 'ownerId'>): FileCalls {
  const owner = ownerFields({ files: { wording }, ownerId });
  const names: CallNames = callsOf(wording);
  const folderOwner = ownerFields({
    files: { wording: { ...wording, ...(names.folderOwner && { ownerId: names.folderOwner }) } },
    ownerId,
  });
  const one = (id: string) => ({ [wording.fileId]: id });
  const many = (ids: readonly string[]) => ({ [`${wording.fileId}s`]: [...ids] });
  const chosen = (ids: readonly string[], tagIds: readonly string[]) => ({ ...many(ids), tagIds: [...tagIds] });
  // Of names that are computed the type knows nothing.
  const left = ({ files }: { files: readonly Record<string, unknown>[] }): FileVersion[] =>
    files.map((file) => ({ id: String(file[wording.fileId]), version: Number(file['version']) }));
  const link = (url: string, fileName: string) =>
    'ExternalFile' in wording.link ? { ExternalFile: { Url: url, FileName: fileName } } : { url, fileName };
  return {
    validate: (file, folder, options) => call(endpoints.validateFile, { body: { ...described(file, folder), ...owner } }, options),
    upload: (file, folder, options) => call(endpoints.uploadFile, { body: { ...inFolder(folder), ...owner }, files: [file] }, options),
    addLink: (url, fileName, folder) => call(endpoints.addLink, { body: { ...link(url, fileName), ...inFolder(folder), ...owner } }),
    // A computed name makes every field text for the type, and the version is a number.
    rename: (id, newFileName, version) => call(endpoints.renameFile, { body: { ...one(id), newFileName, version } as never }),
    move: async (ids, tagIds, versions) =>
      // A computed name makes every field a list for the type, and the versions are none.
      left(await call(endpoints.tagFiles, { body: { ...chosen(ids, tagIds), move: true, versions } as never })),
    tag: async (ids, tagId) => left(await call(endpoints.tagFiles, { body: chosen(ids, [tagId]) })),
    untag: async (ids, tagId, versions) =>
      // As above.
      left(await call(endpoints.removeTagFromFiles, { body: { ...many(ids), tagId, versions } as never })),
    remove: (ids, tagIds, deleteAllRelatedTagsAndFiles) =>
      call(endpoints.deleteFilesAndTags, { body: { ...chosen(ids, tagIds), ...folderOwner, deleteAllRelatedTagsAndFiles } }),
    restore: (ids, tagIds) => call(endpoints.restoreFilesAndTags, { body: { ...chosen(ids, tagIds), ...owner } }, toldByName),
    erase: (ids, tagIds) => call(endpoints.eraseFilesAndTags, { body: { ...chosen(ids, tagIds), ...owner } }),
    read: (fileId, name, view) =>
      call(endpoints.getFile, {
        params: { [wording.pathName]: name },
        // The type cannot know the computed name.
        query: { [names.openedFile]: fileId, view: view ? 'true' : 'false' } as never,
      }),
    createFolder: async (tagName, parentTagId) =>
      (await call(endpoints.createTag, { body: { [names.newFolder]: tagName, parentTagId, ...folderOwner } })).tag,
    changeFolder: async ({ tagId, tagName, parentTagId, version }) =>
      // As above.
      (await call(endpoints.renameTag, { body: { [names.folderId]: tagId, [names.folderName]: tagName, parentTagId, version } as never }))
        .tag,
  };
}

/** The fields that name the owner. */
export function ownerFields({ files, ownerId }: { files: { wording: FileNames }; ownerId?: string | undefined }): Record<string, string> {
  const { ownerId: name } = files.wording;
  return name === undefined || ownerId === undefined ? {} : { [name]: ownerId };
}

const inFolder = (folder: string | null): { folder?: string } => (folder === null ? {} : { folder });
const described = ({ name, type, size }: File, folder: string | null) => ({ name, type, size, ...inFolder(folder) });
/** The caller says which files were not restored. */
const toldByName: CallOptions = { onWarnings: () => undefined };
