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
export function hasNameConflict(there: readonly PlacedFile[], comer: Omit<PlacedFile, 'sha256' | 'url'>): boolean {
  const key = nameKey(comer.fileName);
  return there.some((other) => other.id !== comer.id && nameKey(other.fileName) === key && sharesFolder(other, comer));
}

/** Whether two files lie in one of the same folders, or both at the top level. */
export function sharesFolder(one: Pick<PlacedFile, 'tagIds'>, { tagIds }: Pick<PlacedFile, 'tagIds'>): boolean {
  return tagIds.length === 0 ? one.tagIds.length === 0 : one.tagIds.some((tagId) => tagIds.includes(tagId));
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}
