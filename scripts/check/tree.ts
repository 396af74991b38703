import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const outside = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', 'tmp']);

/** The feature that is part of no product; it is checked in the tree that has it as a feature (`scripts/trial`). */
export const trialFolder = 'src/testing/feature';

/** Every file of the tree but those of the trial feature. */
export function filesOf(root: string): string[] {
  return everyFileOf(root).filter((path) => !path.startsWith(`${trialFolder}/`));
}

/** Every file of the tree as a sorted relative path, without ignored ones; read from disk, not from git, so committing changes nothing. */
export function everyFileOf(root: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (!folder && outside.has(entry.name)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').toSorted();
}

/** The modules that the style and layer checks read. */
export function modulesOf(root: string, folders = ['src', 'scripts', 'e2e', 'bench']): string[] {
  return filesOf(root).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && folders.some((folder) => path.startsWith(`${folder}/`)),
  );
}
