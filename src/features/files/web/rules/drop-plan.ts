import { maxFileBytes } from '../../contract/limits.ts';
import { nameProblem, normalName } from '../../contract/rules/file-names.ts';
import type { Tag } from '../../contract/entities.ts';

/** A dropped or chosen file, and its folders, outermost first. */
export interface Dropped {
  file: File;
  path: readonly string[];
}

export interface FolderStep {
  /** The path of folders from the outermost to this one, as a text. */
  key: string;
  name: string;
  /** The key of the parent folder's step; empty for the drop target. */
  parent: string;
}

const keyOf = (path: readonly string[]): string => path.map((name) => normalName(name).toLowerCase()).join('/');

/** The folders that a drop needs, parents first. */
export function folderSteps(dropped: readonly Dropped[]): FolderStep[] {
  const steps = new Map<string, FolderStep>();
  for (const { path } of dropped) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const here = path.slice(0, depth);
      const key = keyOf(here);
      if (!steps.has(key)) steps.set(key, { key, name: normalName(here.at(-1) ?? ''), parent: keyOf(here.slice(0, -1)) });
    }
  }
  return [...steps.values()];
}

/** The step of a file's folder; empty for the drop target. */
export function stepOf({ path }: Dropped): string {
  return keyOf(path);
}

/** An existing folder with this name. */
export function sameFolder(tags: readonly Tag[], name: string, parentTagId: string | null): Tag | undefined {
  const wanted = normalName(name).toLowerCase();
  return tags.find((tag) => tag.parentTagId === parentTagId && tag.tagName.toLowerCase() === wanted);
}

/** A problem with a file that is known before asking the server. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'files.EmptyFile';
  if (size > maxFileBytes) return 'files.InvalidFileSize';
  return nameProblem(normalName(name));
}
