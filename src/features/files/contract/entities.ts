import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** Shared documents are the company's files below this folder, which every company has (files.10). */
export const sharedDocumentsFolderId = '00000000-0000-7000-8000-000000000001';

export const FilePermissions = z.object({
  /** For a link: follow it. */
  open: z.boolean(),
  rename: z.boolean(),
  move: z.boolean(),
  delete: z.boolean(),
  /** View who has opened it. */
  log: z.boolean(),
});
export type FilePermissions = z.output<typeof FilePermissions>;

export const TagPermissions = z.object({
  /** Add files and folders to it. */
  add: z.boolean(),
  rename: z.boolean(),
  delete: z.boolean(),
  restrict: z.boolean(),
});
export type TagPermissions = z.output<typeof TagPermissions>;

/** A folder: a tag, optionally inside another. */
export const Tag = z.object({
  tagId: z.uuid(),
  tagName: z.string(),
  parentTagId: z.uuid().nullable(),
  /** Whether it is the root of the shared documents, whose name is a text of the web. */
  isReserved: z.boolean(),
  /** Whether some users who see the owner's files cannot see this folder. */
  isRestricted: z.boolean(),
  permissions: TagPermissions,
  version: z.number().int(),
});
export type Tag = z.output<typeof Tag>;

/** The fields of every file and link; the id's name depends on the owner. */
export const fileFacts = {
  fileName: z.string(),
  /** Null for a link. */
  size: z.number().int().nullable(),
  /** The content type if the browser may display it, otherwise `application/octet-stream`. Null for a link. */
  contentType: z.string().nullable(),
  /** The address of a link. */
  url: z.string().nullable(),
  uploadedDate: Moment,
  uploadedBy: z.object({ companyUserId: z.uuid(), fullName: z.string() }).nullable(),
  tags: z.array(z.object({ tagId: z.uuid(), tagName: z.string(), parentTagId: z.uuid().nullable() })),
  permissions: FilePermissions,
  version: z.number().int(),
};

/** The columns of a list of files, and of its file. */
export const fileColumns = ['name', 'kind', 'size', 'uploadedDate', 'uploadedBy', 'tags'] as const;

/** Permissions on the owner's files as a whole, and the available storage in bytes; `freeSpace` tells whether the user may make room. */
export const listFacts = {
  tags: z.array(Tag),
  permissions: z.object({ upload: z.boolean(), addFolder: z.boolean(), restrict: z.boolean(), freeSpace: z.boolean() }),
  storage: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
};

/** An uploaded file that was refused, and why. */
export const RefusedFile = z.object({ fileName: z.string(), code: z.string() });

/** A deleted file or folder in the trash; what was deleted together with a folder is restored with it. */
export const DeletedItem = z.object({
  kind: z.enum(['file', 'folder']),
  id: z.uuid(),
  name: z.string(),
  deletedDate: Moment,
  deletedBy: z.object({ companyUserId: z.uuid(), fullName: z.string() }).nullable(),
  /** When it is erased for good. */
  erasedDate: Moment,
  /** Of a folder: the files in it. */
  files: z.number().int(),
  /** In bytes, of a folder with everything in it. */
  size: z.number().int(),
});
export type DeletedItem = z.output<typeof DeletedItem>;

/** One view or download of a file. */
export const FileAccess = z.object({
  fileAccessId: z.uuid(),
  at: Moment,
  how: z.enum(['view', 'download']),
  companyUserId: z.uuid(),
  fullName: z.string(),
});
export type FileAccess = z.output<typeof FileAccess>;

/** The square to crop from a picture, in pixels after rotation; centred by default. */
export const Crop = z.object({
  x: z.number().int().min(0).max(100_000),
  y: z.number().int().min(0).max(100_000),
  size: z.number().int().min(16).max(100_000),
});
export type Crop = z.output<typeof Crop>;
