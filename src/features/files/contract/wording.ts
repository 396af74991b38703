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

/** A file or link as this owner's endpoints answer it. */
export function fileOf<const W extends FileNames>({ fileId }: W) {
  return z.object({ ...named<W['fileId'], z.ZodUUID>(fileId, z.uuid()), ...fileFacts });
}

/** The ids of several files. */
export function manyFiles<const W extends FileNames, Schema>({ fileId }: W, schema: Schema): Record<`${W['fileId']}s`, Schema> {
  return named<`${W['fileId']}s`, Schema>(`${fileId}s`, schema);
}
