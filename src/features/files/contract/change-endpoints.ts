import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { nameCodes } from './limits.ts';
import { callsOf, fileOf, folderOwnerOf, manyFiles, Name, named } from './wording.ts';
import type { Wording } from './wording.ts';

const version = z.number().int().positive().optional();
/** The version of each file that the caller read, by its id: one that has another by now, or is gone, is left as it is and not answered. */
const versions = z.record(z.uuid(), z.number().int().positive()).optional();
const manyIds = z.array(z.uuid()).min(1, field('required')).max(1000);

/** The endpoints that change files, the same for every owner. */
export function changeEndpoints<const W extends Wording>(wording: W) {
  const { prefix, access } = wording;
  const owner = folderOwnerOf(wording);
  const common = { access, company: 'required', method: 'POST', effect: 'write' } as const;
  const File = fileOf(wording);
  const oneFile = named<W['fileId'], z.ZodUUID>(wording.fileId, z.uuid(field('required')));
  const files = manyFiles(wording, manyIds);
  return {
    renameFile: endpoint({
      ...common,
      path: `/${prefix}/${callsOf(wording).renameFile}`,
      summary: 'Renames a file.',
      body: z.object({ ...oneFile, newFileName: Name, version }),
      answer: z.object({ file: File }),
      errors: nameCodes,
    }),
    deleteFile: endpoint({
      ...common,
      path: `/${prefix}/delete-file`,
      summary: 'Deletes a file or link. It stays in the trash for 30 days.',
      body: z.object(oneFile),
      answer: z.object({}),
      errors: [],
    }),
    tagFiles: endpoint({
      ...common,
      path: `/${prefix}/tag-files`,
      summary:
        'Adds files to folders. With `move`, they are removed from their current folders; with `move` and no folder, they go to the top level. With `versions`, which then has every file, those that have changed since are left as they are.',
      body: z.object({ ...files, tagIds: z.array(z.uuid()).max(100), move: z.boolean().default(false), versions }),
      answer: z.object({ files: z.array(File) }),
      errors: ['files.SameName', 'files.VersionMissing'],
    }),
    removeTagFromFiles: endpoint({
      ...common,
      path: `/${prefix}/remove-tag-from-files`,
      summary:
        'Removes files from a folder. Files in no other folder go to the top level. With `versions`, which then has every file, those that have changed since are left as they are.',
      body: z.object({ ...files, tagId: z.uuid(field('required')), versions }),
      answer: z.object({ files: z.array(File) }),
      errors: ['files.SameName', 'files.VersionMissing'],
    }),
    deleteFilesAndTags: endpoint({
      ...common,
      path: `/${prefix}/delete-files-and-tags`,
      summary:
        'Deletes files and folders, which stay in the trash for 30 days. The contents of a deleted folder move to the folder above, unless `deleteAllRelatedTagsAndFiles` deletes them too. For a restricted folder it must be said which of the two, because more people may see the folder above.',
      body: z.object({
        ...manyFiles(wording, z.array(z.uuid()).max(1000).default([])),
        tagIds: z.array(z.uuid()).max(200).default([]),
        deleteAllRelatedTagsAndFiles: z.boolean().optional(),
        ...owner,
      }),
      answer: z.object({ deletedFiles: z.number().int(), deletedTags: z.number().int() }),
      errors: ['files.ReservedFolder', 'files.SameName', 'files.SameFolderName', 'files.ChooseContent'],
    }),
  };
}
