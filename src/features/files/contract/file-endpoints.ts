import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import type { Access, UserState } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { fileFacts, listFacts, RefusedFile } from './entities.ts';
import { linkCodes, maxFileBytes, maxFilesOfRequest, uploadCodes } from './limits.ts';

/** What differs between the owners of files. */
export interface Wording<
  Prefix extends string,
  Validation extends string,
  IdName extends string,
  PathName extends string,
  Owner extends z.ZodRawShape,
> {
  prefix: Prefix;
  /** The path of the endpoint that checks a file before the upload. */
  validation: Validation;
  /** The name of a file's id. */
  fileId: IdName;
  /** The name of the parameter with the file's name; it is decorative, the id decides. */
  pathName: PathName;
  /** The fields that identify the owner; none for the company itself. */
  owner: Owner;
  access: Access;
  /** The user states that may read. */
  readers: readonly UserState[];
}

/** A folder's id; empty for the top level. */
export const folder = z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional();
export const Name = z.string().min(1, field('required')).max(1000);

/** A field whose name depends on the owner. */
export function named<Name extends string, Schema>(name: Name, schema: Schema): Record<Name, Schema> {
  // A computed key widens to string; it is exactly this name.
  return { [name]: schema } as Record<Name, Schema>;
}

/** The endpoints to upload and download files, the same for every owner; the names of links and the list answers are defined per owner. */
export function fileEndpoints<
  const Prefix extends string,
  const Validation extends string,
  const IdName extends string,
  const PathName extends string,
  const Owner extends z.ZodRawShape,
>(wording: Wording<Prefix, Validation, IdName, PathName, Owner>) {
  const { prefix, validation, fileId, pathName, owner, access, readers } = wording;
  const common = { access, company: 'required' } as const;
  const File = z.object({ ...named(fileId, z.uuid()), ...fileFacts });
  return {
    validate: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/${validation}`,
      summary: 'Whether a file of this name, type and size may be uploaded; what it says is not trusted later.',
      effect: 'read',
      body: z.object({
        name: Name,
        type: z.string().max(200).default(''),
        size: z.number().min(0),
        folder,
        ...owner,
      }),
      answer: z.object({}),
      errors: uploadCodes,
    }),
    upload: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/upload-file`,
      summary: 'Keeps files in a folder or at the top. Those that are refused among several are listed, with 207.',
      effect: 'write',
      files: { field: 'file', maxBytes: maxFileBytes, maxCount: maxFilesOfRequest, tooLarge: 'files.InvalidFileSize' },
      body: z.object({ folder, ...owner }),
      answer: z.object({ files: z.array(File), refused: z.array(RefusedFile) }),
      errors: uploadCodes,
    }),
    get: endpoint({
      ...common,
      method: 'GET',
      path: `/${prefix}/get-file/{${pathName}}`,
      summary:
        'The file. It is downloaded; with `view` it is shown, when it is a PDF, a picture or plain text. HEAD says whether it is there.',
      effect: 'read',
      states: readers,
      params: z.object(named(pathName, z.string())),
      query: z.object({ fileId: z.uuid(), view: z.enum(['true', 'false']).default('false') }),
      answer: { file: 'the file' },
      errors: [],
    }),
    lists: { File, answer: listFacts, linkErrors: linkCodes, common },
  };
}
