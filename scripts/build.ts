import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './check/tree.ts';
import { project, shown } from './test/run.ts';

const stamp = join(project, 'dist', '.built');

/** What the built web is made of: everything of `src` but the servers' rooms, and the settings of the build. */
function newestSource(): number {
  const sources = filesOf(project).filter((path) =>
    path.startsWith('src/') ? !/\/(server|testing)\//.test(path) : /^(vite\.config\.ts|package-lock\.json)$/.test(path),
  );
  return Math.max(...sources.map((path) => statSync(join(project, path)).mtimeMs));
}

const isFresh = () => existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource();

if (!process.argv.includes('--when-stale') || !isFresh()) {
  const { code } = await shown('vite', ['build', '--logLevel', 'warn']);
  if (code === 0) writeFileSync(stamp, '');
  process.exitCode = code;
}
