import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** Whose files they are; contracts and others come as they are built. */
export const locations = ['company', 'person'] as const;

/** Shared documents are the company's files below this folder, which every company has (files.10). */
export const sharedDocumentsFolderId = '00000000-0000-7000-8000-000000000001';

export const FilePermissions = z.object({
  /** Of a link: to follow it. */
  open: z.boolean(),
  rename: z.boolean(),
  move: z.boolean(),
  delete: z.boolean(),
  /** To see who has opened it. */
  log: z.boolean(),
});
export type FilePermissions = z.output<typeof FilePermissions>;

export const TagPermissions = z.object({
  /** To put files and folders into it. */
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
  /** The company's shared documents themselves; its name is a text of the web. */
  isReserved: z.boolean(),
  /** Not everybody who sees the owner's files sees this folder. */
  isRestricted: z.boolean(),
  permissions: TagPermissions,
  version: z.number().int(),
});
export type Tag = z.output<typeof Tag>;

/** What every file and link has, whoever owns it; its id is named after the owner. */
export const fileFacts = {
  fileName: z.string(),
  /** Null for a link. */
  size: z.number().int().nullable(),
  /** What the content is, as far as it may be shown in the browser; everything else is `application/octet-stream`. Null for a link. */
  contentType: z.string().nullable(),
  /** Of a link, where it leads. */
  url: z.string().nullable(),
  uploadedDate: Moment,
  uploadedBy: z.object({ companyUserId: z.uuid(), fullName: z.string() }).nullable(),
  tags: z.array(z.object({ tagId: z.uuid(), tagName: z.string(), parentTagId: z.uuid().nullable() })),
  permissions: FilePermissions,
  version: z.number().int(),
};

/** What may be done to the owner's files as a whole, and how much room there is; bytes. */
export const listFacts = {
  tags: z.array(Tag),
  permissions: z.object({ upload: z.boolean(), addFolder: z.boolean(), restrict: z.boolean() }),
  storage: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
};

/** A file of an upload that was not kept, and why. */
export const RefusedFile = z.object({ fileName: z.string(), code: z.string() });

/** One look at a file. */
export const FileAccess = z.object({
  fileAccessId: z.uuid(),
  at: Moment,
  how: z.enum(['view', 'download']),
  companyUserId: z.uuid(),
  fullName: z.string(),
});
export type FileAccess = z.output<typeof FileAccess>;

/** The square to cut out of a picture, in its own pixels after it is turned upright; the middle when left out. */
export const Crop = z.object({
  x: z.number().int().min(0).max(100_000),
  y: z.number().int().min(0).max(100_000),
  size: z.number().int().min(16).max(100_000),
});
export type Crop = z.output<typeof Crop>;
