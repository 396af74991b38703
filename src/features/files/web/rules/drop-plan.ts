import { maxFileBytes } from '../../contract/limits.ts';
import { nameProblem, normalName } from '../../contract/rules/file-names.ts';
import type { Tag } from '../../contract/entities.ts';

/** A file that was dropped or chosen, and the folders it came in, outermost first. */
export interface Dropped {
  file: File;
  path: readonly string[];
}

export interface FolderStep {
  /** The folders from the outermost to this one, as a text. */
  key: string;
  name: string;
  /** The step that makes or finds the folder around it; empty is where everything was dropped. */
  parent: string;
}

const keyOf = (path: readonly string[]): string => path.map((name) => normalName(name).toLowerCase()).join('/');

/** The folders that a drop needs, each after the one around it. */
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

/** The step whose folder a file belongs in; empty is where it was dropped. */
export function stepOf({ path }: Dropped): string {
  return keyOf(path);
}

/** A folder of this name that is there already. */
export function sameFolder(tags: readonly Tag[], name: string, parentTagId: string | null): Tag | undefined {
  const wanted = normalName(name).toLowerCase();
  return tags.find((tag) => tag.parentTagId === parentTagId && tag.tagName.toLowerCase() === wanted);
}

/** What can be said of a file before anybody is asked. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return 'files.EmptyFile';
  if (size > maxFileBytes) return 'files.InvalidFileSize';
  return nameProblem(normalName(name));
}
