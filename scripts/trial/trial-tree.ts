import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { everyFileOf, trialFolder } from '../check/tree.ts';

/** The feature as the tree has it. */
export const trialFeature = 'library';
const home = `src/features/${trialFeature}`;
const register = 'src/features/index.ts';

/** Where a file of the project stands in the trial tree: the feature's folder among the features, and its journey among the journeys. */
function placeOf(path: string): string {
  if (!path.startsWith(`${trialFolder}/`)) return path;
  const inside = path.slice(trialFolder.length + 1);
  return inside.startsWith('e2e/') ? inside : `${home}/${inside}`;
}

/** Creates a copy of the project in which the trial feature is one of the product's: its folder, and its line in the register. */
export function trialTree(project: string): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'samspill-trial-'));
  for (const path of everyFileOf(project)) {
    const place = join(root, placeOf(path));
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(join(project, path), place);
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, register), withLine(readFileSync(join(project, register), 'utf8')));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** The register with the feature above all others. */
function withLine(text: string): string {
  const changed = text.replace(/\n\] as const;/, `\n  '${trialFeature}',\n] as const;`);
  if (changed === text) throw new Error(`${register} has no list of features`);
  return changed;
}
