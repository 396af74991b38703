import { useQueryClient } from '@tanstack/react-query';
import { showError } from '#kernel/web/show-error.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import type { Tag } from '../../contract/entities.ts';
import { fileCalls } from '../file-calls.ts';
import type { FilePlace } from '../file-place.ts';
import { folderSteps, sameFolder, stepOf, type Dropped } from '../rules/drop-plan.ts';
import { readsOf } from '../use-files.ts';
import { uploads } from './uploads.ts';

/** Uploads dropped or chosen files to a folder, after creating their folders. */
export function useUpload(place: FilePlace, tags: readonly Tag[]): (dropped: readonly Dropped[], folder: string | null) => Promise<void> {
  const cache = useQueryClient();
  return async (dropped, folder) => {
    try {
      const ids = await makeFolders(place, tags, dropped, folder);
      await uploads.add(
        place,
        dropped.map((one) => ({ file: one.file, folder: ids.get(stepOf(one)) ?? folder })),
      );
    } catch (error) {
      showError(error);
      await invalidate(cache, ...readsOf(place));
    }
  };
}

async function makeFolders(place: FilePlace, tags: readonly Tag[], dropped: readonly Dropped[], folder: string | null) {
  const ids = new Map<string, string | null>([['', folder]]);
  for (const { key, name, parent } of folderSteps(dropped)) {
    const above = ids.get(parent) ?? folder;
    const known = sameFolder(tags, name, above) ?? (await fileCalls(place).createFolder(name, above));
    ids.set(key, known.tagId);
  }
  return ids;
}
