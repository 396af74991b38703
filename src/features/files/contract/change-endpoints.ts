import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { fileFacts } from './entities.ts';
import { Name, named } from './file-endpoints.ts';
import type { Wording } from './file-endpoints.ts';
import { nameCodes } from './limits.ts';

const version = z.number().int().positive().optional();
const manyIds = z.array(z.uuid()).min(1, field('required')).max(1000);

/** The endpoints that change files, the same for every owner. */
export function changeEndpoints<const Prefix extends string, const IdName extends string, const Owner extends z.ZodRawShape>(
  wording: Pick<Wording<Prefix, string, IdName, string, Owner>, 'prefix' | 'fileId' | 'owner' | 'access'>,
) {
  const { prefix, fileId, owner, access } = wording;
  const common = { access, company: 'required', method: 'POST', effect: 'write' } as const;
  const File = z.object({ ...named(fileId, z.uuid()), ...fileFacts });
  const oneFile = named(fileId, z.uuid(field('required')));
  const files = named(`${fileId}s` as const, manyIds);
  return {
    rename: endpoint({
      ...common,
      path: `/${prefix}/rename-file`,
      summary: 'Gives a file another name.',
      body: z.object({ ...oneFile, newFileName: Name, version }),
      answer: z.object({ file: File }),
      errors: nameCodes,
    }),
    remove: endpoint({
      ...common,
      path: `/${prefix}/delete-file`,
      summary: 'Deletes a file or link.',
      body: z.object(oneFile),
      answer: z.object({}),
      errors: [],
    }),
    tag: endpoint({
      ...common,
      path: `/${prefix}/tag-files`,
      summary: 'Puts files into folders. With `move` they leave the folders they were in; with `move` and no folder they come to the top.',
      body: z.object({ ...files, tagIds: z.array(z.uuid()).max(100), move: z.boolean().default(false) }),
      answer: z.object({ files: z.array(File) }),
      errors: ['files.SameName'],
    }),
    untag: endpoint({
      ...common,
      path: `/${prefix}/remove-tag-from-files`,
      summary: 'Takes files out of a folder; those in no other come to the top.',
      body: z.object({ ...files, tagId: z.uuid(field('required')) }),
      answer: z.object({ files: z.array(File) }),
      errors: ['files.SameName'],
    }),
    removeMany: endpoint({
      ...common,
      path: `/${prefix}/delete-files-and-tags`,
      summary:
        'Deletes files and folders. What is in a deleted folder comes into the folder above, unless `deleteAllRelatedTagsAndFiles` deletes it too.',
      body: z.object({
        ...named(`${fileId}s` as const, z.array(z.uuid()).max(1000).default([])),
        tagIds: z.array(z.uuid()).max(200).default([]),
        deleteAllRelatedTagsAndFiles: z.boolean().default(false),
        ...owner,
      }),
      answer: z.object({ deletedFiles: z.number().int(), deletedTags: z.number().int() }),
      errors: ['files.ReservedFolder', 'files.SameName', 'files.SameFolderName'],
    }),
  };
}
