import type { Tag } from '../../contract/entities.ts';
import type { FileList } from '../file-place.ts';

type Listed = Pick<FileList, 'files' | 'tags'>;

/** A file that is moved, as it then is, with the folders it came from; none is the top level. */
export interface MovedFile {
  id: string;
  version: number;
  from: readonly string[];
}

/** A folder that is moved, as it then is, with the folder it came from. */
export interface MovedFolder {
  tag: Tag;
  from: string | null;
}

export interface Moved {
  files: readonly MovedFile[];
  folders: readonly MovedFolder[];
}

/** What a move to a folder changes, as it is before; a folder does not go into itself. */
export function movedOf({ files, tags }: Listed, keys: readonly string[], to: string | null): Moved {
  return {
    files: files
      .filter(({ id }) => keys.includes(id))
      .map(({ id, version, tags: folders }) => ({ id, version, from: folders.map(({ tagId }) => tagId) })),
    folders: tags
      .filter(({ tagId }) => keys.includes(tagId) && tagId !== to)
      .map((tag) => ({ tag: { ...tag, parentTagId: to }, from: tag.parentTagId })),
  };
}

/** The files that were moved, in the versions that they have got by it. */
export function inVersions(files: readonly MovedFile[], now: readonly { id: string; version: number }[]): MovedFile[] {
  const versions = versionsOf(now);
  return files.flatMap((file) => {
    const version = versions[file.id];
    return version === undefined ? [] : { ...file, version };
  });
}

/** Files that go back to the same folders together, with their versions. */
export interface GoingBack {
  from: readonly string[];
  versions: Readonly<Record<string, number>>;
  count: number;
}

export function backGroups(files: readonly MovedFile[]): GoingBack[] {
  const groups = Map.groupBy(files, ({ from }) => from.toSorted().join(' '));
  return [...groups.values()].map((group) => ({ from: group[0]?.from ?? [], versions: versionsOf(group), count: group.length }));
}

/** The versions of files by their ids. */
export function versionsOf(files: readonly { id: string; version: number }[]): Readonly<Record<string, number>> {
  return Object.fromEntries(files.map(({ id, version }) => [id, version]));
}
