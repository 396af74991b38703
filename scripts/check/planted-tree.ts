import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const settings = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.json',
  'knip.json',
  'redocly.yaml',
];
/** The registry of features defines the order that the layers are checked by. */
const registry = 'src/features/index.ts';
const typeSettings = ['tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tools.json'];

/** Creates a tree outside the project with the project's settings and only the given files. */
export function plantedTree(files: Readonly<Record<string, string>>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'samspill-check-'));
  mkdirSync(join(root, dirname(registry)), { recursive: true });
  for (const name of [...settings, ...typeSettings, registry]) copyFileSync(join(project, name), join(root, name));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
