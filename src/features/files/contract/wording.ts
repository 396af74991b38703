import { z } from 'zod';
import type { Access, UserState } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { fileFacts } from './entities.ts';

/** The names of fields that differ between the owners of files; the server and the web read them too. */
export interface FileNames {
  /** The name of a file's id; of several ids it has an `s` at its end. */
  fileId: string;
  /** The name of the owner's id; undefined for the company itself, which is one. */
  ownerId?: string;
  /** The name of the list of files. */
  list: string;
  /** Where calls are named otherwise than those of people's and the company's files. */
  calls?: CallNames;
}

/** The names in calls that differ for some kinds of records. */
export interface CallNames {
  /** The path of the call that renames a file. */
  renameFile: string;
  /** The file's id in the query of the call that opens it. */
  openedFile: string;
  /** The name of a new folder. */
  newFolder: string;
  /** A folder that is renamed, and its name. */
  folderId: string;
  folderName: string;
  /** The owner's id, in calls that add or delete folders. */
  folderOwner?: string;
}

export const usualCalls = {
  renameFile: 'rename-file',
  openedFile: 'fileId',
  newFolder: 'tagName',
  folderId: 'tagId',
  folderName: 'tagName',
} as const satisfies CallNames;

/** The names in an owner's calls. */
export type CallsOf<W extends FileNames> = W extends { calls: infer Names extends CallNames } ? Names : typeof usualCalls;
export function callsOf<const W extends FileNames>({ calls }: W): CallsOf<W> {
  // The usual ones exactly where the wording names none.
  return (calls ?? usualCalls) as CallsOf<W>;
}

/** What differs between the endpoints of the owners of files. */
export interface Wording extends FileNames {
  prefix: string;
  paths: {
    /** The endpoint that checks a file before the upload. */
    validate: string;
    list: string;
  };
  /** The name of the parameter with the file's name; it is decorative, the id decides. */
  pathName: string;
  /** The fields that identify the owner; none for the company itself. */
  owner: z.ZodRawShape;
  /** The fields of a link: `plainLink` or `externalFileLink`. */
  link: z.ZodRawShape;
  access: Access;
  /** The user states that may read. */
  readers: readonly UserState[];
}

/** A folder's id; empty for the top level. */
export const folder = z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional();
export const Name = z.string().min(1, field('required')).max(1000);
const Address = z.string().max(2000);

export const plainLink = { url: Address, fileName: Name };
export const externalFileLink = { ExternalFile: z.object({ Url: Address, FileName: Name }) };

/** A field whose name depends on the owner. */
export function named<Key extends string, Schema>(name: Key, schema: Schema): Record<Key, Schema> {
  // A computed key widens to string; it is exactly this name.
  return { [name]: schema } as Record<Key, Schema>;
}

type FolderOwner<W extends Wording> = W extends { calls: { folderOwner: infer Name extends string } }
  ? Record<Name, z.ZodUUID>
  : W['owner'];

/** The fields that identify the owner in calls that add or delete folders. */
export function folderOwnerOf<const W extends Wording>({ calls, owner }: W): FolderOwner<W> {
  // As above.
  return (calls?.folderOwner === undefined ? owner : named(calls.folderOwner, z.uuid(field('required')))) as FolderOwner<W>;
}

/** A file or link as this owner's endpoints answer it. */
export function fileOf<const W extends FileNames>({ fileId }: W) {
  return z.object({ ...named<W['fileId'], z.ZodUUID>(fileId, z.uuid()), ...fileFacts });
}

/** The ids of several files. */
export function manyFiles<const W extends FileNames, Schema>({ fileId }: W, schema: Schema): Record<`${W['fileId']}s`, Schema> {
  return named<`${W['fileId']}s`, Schema>(`${fileId}s`, schema);
}
