import { z } from 'zod';
import { TagName } from './folder-endpoints.ts';
import { linkCodes, maxFilesOfRequest, uploadCodes } from './limits.ts';
import { Name } from './wording.ts';

const tagIds = z.array(z.uuid()).max(100).default([]);
const version = z.number().int().positive().optional();
const ids = z.array(z.uuid()).max(1000).default([]);

/**
 * The fields of a call that creates or updates a record together with its files, links and folders (files.30). They stand beside the record's own
 * fields, and the bytes come as the call's files. A new folder has an id of the caller's making, by which the other fields of the same call name it; it is
 * stored under another.
 */
export const fileChangeFields = {
  /** The folders of each uploaded file, in the order of the uploads; those without an entry come to the top. */
  filesTags: z.array(z.object({ tagIds })).max(maxFilesOfRequest).default([]),
  externalFiles: z
    .array(z.object({ url: z.string().max(2000), fileName: Name, tagIds }))
    .max(100)
    .default([]),
  filesToDeleteIds: ids,
  filesToRename: z
    .array(z.object({ fileId: z.uuid(), newFileName: Name, version }))
    .max(1000)
    .default([]),
  /** Files with the folders that they lie in afterwards; none is the top. */
  filesToMove: z
    .array(z.object({ fileId: z.uuid(), tagIds }))
    .max(1000)
    .default([]),
  tagsToCreate: z
    .array(z.object({ tagId: z.uuid(), tagName: TagName, parentTagId: z.uuid().nullish() }))
    .max(200)
    .default([]),
  tagsToRename: z
    .array(z.object({ tagId: z.uuid(), tagName: TagName, version }))
    .max(200)
    .default([]),
  tagsToDeleteIds: z.array(z.uuid()).max(200).default([]),
  /** Whether the content of deleted folders is deleted too; otherwise it comes into the folder above. Of a restricted folder it must be said (files.25). */
  deleteAllRelatedTagsAndFiles: z.boolean().optional(),
};
const FileChanges = z.object(fileChangeFields);
export type FileChanges = z.output<typeof FileChanges>;

/** What one part of such a call is refused for; `details.files` names each part with its own code. */
export const fileChangeCodes = [
  ...new Set([...uploadCodes, ...linkCodes]),
  'files.SameFolderName',
  'files.FoldersTooDeep',
  'files.ReservedFolder',
  'files.ChooseContent',
] as const;
export type FileChangeCode = (typeof fileChangeCodes)[number];

/** One refused part: where it stands in the call (`files[0]`, `filesToRename[2]`), its name, and why. */
export interface FileChangeProblem {
  part: string;
  fileName: string;
  code: FileChangeCode;
}
