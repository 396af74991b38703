import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { everyFileOf, trialFolder } from '../check/tree.ts';

/** The feature as the tree has it. */
export const trialFeature = 'library';
const home = `src/features/${trialFeature}`;
const notifications = 'src/features/notifications';

/** What a feature adds outside its folder: its line above all others in the register, and its reason with its rules and its name (notifications.1). */
const lines = [
  ['src/features/index.ts', '] as const;', `  '${trialFeature}',\n`],
  [`${notifications}/contract/reasons.ts`, '] as const;\nexport type Reason', `  'BookLent',\n`],
  [
    `${notifications}/contract/reasons.ts`,
    '  TaskResponsible: {\n',
    `  BookLent: { before: [1, 30], after: [1, 30], recipients: ['relatedUser'], channels: all },\n`,
  ],
  [`${notifications}/texts/en-reasons.ts`, `    TaskResponsible: '`, `    BookLent: 'Borrowed book',\n`],
  [`${notifications}/texts/no-reasons.ts`, `    TaskResponsible: '`, `    BookLent: 'Lånt bok',\n`],
] as const;

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
  for (const [path, found, added] of lines)
    writeFileSync(join(root, path), withLine(path, { found, added }, readFileSync(join(root, path), 'utf8')));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** The text of a file with what the feature adds to it in front of something that stands there once. */
function withLine(path: string, { found, added }: { found: string; added: string }, text: string): string {
  const changed = text.replace(found, `${added}${found}`);
  if (changed === text) throw new Error(`${path} has no ${JSON.stringify(found)}`);
  return changed;
}
