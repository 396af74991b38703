import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { DeletedItem, RefusedFile } from './entities.ts';
import { manyFiles } from './wording.ts';
import type { Wording } from './wording.ts';

/** The endpoints of the trash, the same for every owner. */
export function trashEndpoints<const W extends Wording>(wording: W) {
  const { prefix, access } = wording;
  const owner: W['owner'] = wording.owner;
  const common = { access, company: 'required', method: 'POST' } as const;
  const items = {
    ...manyFiles(wording, z.array(z.uuid()).max(1000).default([])),
    tagIds: z.array(z.uuid()).max(200).default([]),
    ...owner,
  };
  return {
    getDeletedFiles: endpoint({
      ...common,
      path: `/${prefix}/get-deleted-files`,
      summary: 'Lists what was deleted in the last 30 days and the caller may restore, newest first, at most 1,000.',
      effect: 'read',
      body: z.object(owner),
      answer: z.object({ items: z.array(DeletedItem) }),
      errors: [],
    }),
    restoreFilesAndTags: endpoint({
      ...common,
      path: `/${prefix}/restore-files-and-tags`,
      summary:
        'Restores deleted files and folders, a folder with what was deleted with it. A taken name gets a number. Existing files do not change; files whose content has been uploaded again are listed with 207.',
      effect: 'write',
      body: z.object(items),
      answer: z.object({ restoredFiles: z.number().int(), restoredTags: z.number().int(), refused: z.array(RefusedFile) }),
      errors: ['files.DuplicateFile'],
    }),
    eraseFilesAndTags: endpoint({
      ...common,
      path: `/${prefix}/erase-files-and-tags`,
      summary: 'Permanently deletes files and folders in the trash.',
      effect: 'write',
      body: z.object(items),
      answer: z.object({ erasedFiles: z.number().int(), erasedTags: z.number().int() }),
      errors: [],
    }),
  };
}
