import type { Tag } from '../../contract/entities.ts';
import type { FileList } from '../file-place.ts';

type Listed = Pick<FileList, 'files' | 'tags'>;

/** Files and folders that are moved, with the folders each came from; null is the top level. */
export interface Moved {
  to: string | null;
  files: readonly { id: string; from: readonly string[] }[];
  folders: readonly { tagId: string; from: string | null }[];
}

/** What a move of these files and folders changes; a folder does not go into itself. */
export function movedOf({ files, tags }: Listed, keys: readonly string[], to: string | null): Moved {
  return {
    to,
    files: files.filter(({ id }) => keys.includes(id)).map((file) => ({ id: file.id, from: file.tags.map(({ tagId }) => tagId) })),
    folders: tags
      .filter(({ tagId }) => keys.includes(tagId) && tagId !== to)
      .map(({ tagId, parentTagId }) => ({ tagId, from: parentTagId })),
  };
}

interface MovedBack {
  /** Files that came from the same folders. */
  files: readonly { ids: readonly string[]; from: readonly string[] }[];
  /** With the parent that each goes back to. */
  folders: readonly Tag[];
  count: number;
}

/** What goes back when a move is undone: all that still is where it was moved to. */
export function backOf({ files, tags }: Listed, moved: Moved): MovedBack {
  const staying = new Set(files.filter((file) => isOnlyIn(file.tags, moved.to)).map(({ id }) => id));
  const going = moved.files.filter(({ id }) => staying.has(id));
  const folders = moved.folders.flatMap(({ tagId, from }) => {
    const tag = tags.find((one) => one.tagId === tagId && one.parentTagId === moved.to);
    return tag ? { ...tag, parentTagId: from } : [];
  });
  const groups = Map.groupBy(going, ({ from }) => from.join(' '));
  return {
    files: [...groups.values()].map((group) => ({ ids: group.map(({ id }) => id), from: group[0]?.from ?? [] })),
    folders,
    count: going.length + folders.length,
  };
}

const isOnlyIn = (folders: readonly { tagId: string }[], folder: string | null): boolean =>
  folders.length === (folder === null ? 0 : 1) && folders.every(({ tagId }) => tagId === folder);
