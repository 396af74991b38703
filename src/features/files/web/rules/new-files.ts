import { nameKey } from '../../contract/rules/file-names.ts';
import { keyOfPlace, type FilePlace, type ShownFile } from '../file-place.ts';
import type { UploadItem } from '../upload/upload-queue.ts';

/** Whether a file is the result of an upload that is still in the list of uploads (files.35). */
export function isNewFile(
  { fileName, tags }: Pick<ShownFile, 'fileName' | 'tags'>,
  place: FilePlace,
  uploads: readonly Pick<UploadItem, 'state' | 'file' | 'folder' | 'place'>[],
): boolean {
  return uploads.some(
    ({ state, file, folder, place: owner }) =>
      state === 'done' &&
      keyOfPlace(owner) === keyOfPlace(place) &&
      nameKey(file.name) === nameKey(fileName) &&
      (folder === null ? tags.length === 0 : tags.some(({ tagId }) => tagId === folder)),
  );
}
