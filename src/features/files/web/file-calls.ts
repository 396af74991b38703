import { call, type CallOptions } from '#kernel/web/call.ts';
import * as company from '../contract/endpoints-company.ts';
import * as people from '../contract/endpoints-people.ts';
import type { Tag } from '../contract/entities.ts';
import type { FilePlace } from './file-place.ts';

/** The operations on files, for any owner: the endpoints differ in names only. */
export interface FileCalls {
  validate: (file: File, folder: string | null, options?: CallOptions) => Promise<unknown>;
  upload: (file: File, folder: string | null, options?: CallOptions) => Promise<unknown>;
  addLink: (url: string, fileName: string, folder: string | null) => Promise<unknown>;
  rename: (id: string, newFileName: string, version: number) => Promise<unknown>;
  /** Moves files to one folder; null is the top level. */
  move: (ids: readonly string[], folder: string | null) => Promise<unknown>;
  /** Adds files to one more folder. */
  tag: (ids: readonly string[], tagId: string) => Promise<unknown>;
  untag: (ids: readonly string[], tagId: string) => Promise<unknown>;
  remove: (ids: readonly string[], tagIds: readonly string[], withAllInside: boolean) => Promise<unknown>;
  /** Brings files and folders back from the trash. */
  restore: (ids: readonly string[], tagIds: readonly string[]) => Promise<{ refused: readonly { fileName: string }[] }>;
  /** Removes files and folders from the trash for good. */
  erase: (ids: readonly string[], tagIds: readonly string[]) => Promise<unknown>;
  read: (id: string, name: string, view: boolean) => Promise<Blob>;
  createFolder: (tagName: string, parentTagId: string | null) => Promise<Tag>;
  /** Changes a folder's name and parent. */
  changeFolder: (tag: Pick<Tag, 'tagId' | 'tagName' | 'parentTagId' | 'version'>) => Promise<unknown>;
}

export function fileCalls(place: FilePlace): FileCalls {
  return place.location === 'person' ? personCalls(place.companyUserId) : companyCalls;
}

const inFolder = (folder: string | null): { folder?: string } => (folder === null ? {} : { folder });
const described = ({ name, type, size }: File, folder: string | null) => ({ name, type, size, ...inFolder(folder) });
/** The caller says which files were not restored. */
const toldByName: CallOptions = { onWarnings: () => undefined };
const viewed = (view: boolean) => (view ? ('true' as const) : ('false' as const));

function personCalls(companyUserId: string): FileCalls {
  const chosen = (ids: readonly string[], tagIds: readonly string[]) => ({
    companyUserFileIds: [...ids],
    tagIds: [...tagIds],
    companyUserId,
  });
  return {
    validate: (file, folder, options) =>
      call(people.validateCompanyUserFile, { body: { ...described(file, folder), companyUserId } }, options),
    upload: (file, folder, options) =>
      call(people.uploadCompanyUserFile, { body: { ...inFolder(folder), companyUserId }, files: [file] }, options),
    addLink: (url, fileName, folder) => call(people.addCompanyUserLink, { body: { url, fileName, ...inFolder(folder), companyUserId } }),
    rename: (companyUserFileId, newFileName, version) =>
      call(people.renameCompanyUserFile, { body: { companyUserFileId, newFileName, version } }),
    move: (ids, folder) =>
      call(people.tagCompanyUserFiles, { body: { companyUserFileIds: [...ids], tagIds: folder === null ? [] : [folder], move: true } }),
    tag: (ids, tagId) => call(people.tagCompanyUserFiles, { body: { companyUserFileIds: [...ids], tagIds: [tagId] } }),
    untag: (ids, tagId) => call(people.removeTagFromCompanyUserFiles, { body: { companyUserFileIds: [...ids], tagId } }),
    remove: (ids, tagIds, deleteAllRelatedTagsAndFiles) =>
      call(people.deleteCompanyUserFilesAndTags, { body: { ...chosen(ids, tagIds), deleteAllRelatedTagsAndFiles } }),
    restore: (ids, tagIds) => call(people.restoreCompanyUserFilesAndTags, { body: chosen(ids, tagIds) }, toldByName),
    erase: (ids, tagIds) => call(people.eraseCompanyUserFilesAndTags, { body: chosen(ids, tagIds) }),
    read: (fileId, fileName, view) => call(people.getCompanyUserFile, { params: { fileName }, query: { fileId, view: viewed(view) } }),
    createFolder: async (tagName, parentTagId) =>
      (await call(people.createCompanyUserTag, { body: { tagName, parentTagId, companyUserId } })).tag,
    changeFolder: ({ tagId, tagName, parentTagId, version }) =>
      call(people.renameCompanyUserTag, { body: { tagId, tagName, parentTagId, version } }),
  };
}

const companyCalls: FileCalls = {
  validate: (file, folder, options) => call(company.validateCompanyFile, { body: described(file, folder) }, options),
  upload: (file, folder, options) => call(company.uploadCompanyFile, { body: inFolder(folder), files: [file] }, options),
  addLink: (Url, FileName, folder) => call(company.addCompanyLink, { body: { ExternalFile: { Url, FileName }, ...inFolder(folder) } }),
  rename: (companyFileId, newFileName, version) => call(company.renameCompanyFile, { body: { companyFileId, newFileName, version } }),
  move: (ids, folder) =>
    call(company.tagCompanyFiles, { body: { companyFileIds: [...ids], tagIds: folder === null ? [] : [folder], move: true } }),
  tag: (ids, tagId) => call(company.tagCompanyFiles, { body: { companyFileIds: [...ids], tagIds: [tagId] } }),
  untag: (ids, tagId) => call(company.removeTagFromCompanyFiles, { body: { companyFileIds: [...ids], tagId } }),
  remove: (ids, tagIds, deleteAllRelatedTagsAndFiles) =>
    call(company.deleteCompanyFilesAndTags, { body: { companyFileIds: [...ids], tagIds: [...tagIds], deleteAllRelatedTagsAndFiles } }),
  restore: (ids, tagIds) =>
    call(company.restoreCompanyFilesAndTags, { body: { companyFileIds: [...ids], tagIds: [...tagIds] } }, toldByName),
  erase: (ids, tagIds) => call(company.eraseCompanyFilesAndTags, { body: { companyFileIds: [...ids], tagIds: [...tagIds] } }),
  read: (fileId, name, view) => call(company.getCompanyFile, { params: { name }, query: { fileId, view: viewed(view) } }),
  createFolder: async (tagName, parentTagId) => (await call(company.createCompanyTag, { body: { tagName, parentTagId } })).tag,
  changeFolder: ({ tagId, tagName, parentTagId, version }) =>
    call(company.renameCompanyTag, { body: { tagId, tagName, parentTagId, version } }),
};
