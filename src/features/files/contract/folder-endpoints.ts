import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Tag } from './entities.ts';
import { maxTagNameLength } from './limits.ts';
import { callsOf, folderOwnerOf, named } from './wording.ts';
import type { CallsOf, Wording } from './wording.ts';

export const TagName = z
  .string()
  .trim()
  .min(1, field('required'))
  .max(maxTagNameLength, field('tooLong', { length: maxTagNameLength }));

/** The endpoints of folders, the same for every owner. */
export function folderEndpoints<const W extends Wording>(wording: W) {
  const { prefix, access } = wording;
  const owner = folderOwnerOf(wording);
  const { newFolder, folderId, folderName } = callsOf(wording);
  const common = { access, company: 'required', method: 'POST', effect: 'write' } as const;
  return {
    createTag: endpoint({
      ...common,
      path: `/${prefix}/create-tag`,
      summary: 'Creates a folder, inside another or at the top level.',
      body: z.object({
        ...named<CallsOf<W>['newFolder'], typeof TagName>(newFolder, TagName),
        parentTagId: z.uuid().nullish(),
        ...owner,
      }),
      answer: z.object({ tag: Tag }),
      errors: ['files.InvalidFileName', 'files.SameFolderName', 'files.FoldersTooDeep'],
    }),
    renameTag: endpoint({
      ...common,
      path: `/${prefix}/rename-tag`,
      summary: 'Renames a folder and, with `parentTagId`, moves it; null is the top level.',
      body: z.object({
        ...named<CallsOf<W>['folderId'], z.ZodUUID>(folderId, z.uuid(field('required'))),
        ...named<CallsOf<W>['folderName'], typeof TagName>(folderName, TagName),
        parentTagId: z.uuid().nullish(),
        version: z.number().int().positive().optional(),
      }),
      answer: z.object({ tag: Tag }),
      errors: ['files.InvalidFileName', 'files.SameFolderName', 'files.FolderIntoItself', 'files.FoldersTooDeep', 'files.ReservedFolder'],
    }),
  };
}
