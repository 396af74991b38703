import { nameKey } from '../../contract/rules/file-names.ts';

/** An existing or a new file, with what they are compared by. */
export interface PlacedFile {
  id: string;
  fileName: string;
  sha256: string | null;
  url: string | null;
  tagIds: readonly string[];
}

/** Why a file conflicts with others of its owner: the same name in the same folder, or the same content anywhere (files.4). */
export function findConflict(there: readonly PlacedFile[], comer: PlacedFile): 'files.SameName' | 'files.DuplicateFile' | undefined {
  const others = there.filter(({ id }) => id !== comer.id);
  if (others.some((other) => isSame(other.sha256, comer.sha256) || isSame(other.url, comer.url))) return 'files.DuplicateFile';
  return hasNameConflict(others, comer) ? 'files.SameName' : undefined;
}

/** Whether another file in one of the same folders, or at the top level, has the same name. */
export function hasNameConflict(there: readonly PlacedFile[], { id, fileName, tagIds }: Omit<PlacedFile, 'sha256' | 'url'>): boolean {
  const key = nameKey(fileName);
  return there.some(
    (other) =>
      other.id !== id &&
      nameKey(other.fileName) === key &&
      (tagIds.length === 0 ? other.tagIds.length === 0 : other.tagIds.some((tagId) => tagIds.includes(tagId))),
  );
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}
