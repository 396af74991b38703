import { existsSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { compileCacheFolder } from '../src/app/server/build-paths.ts';
import { filesOf } from './check/tree.ts';
import { project, shown } from './test/run.ts';

const stamp = join(project, 'dist', '.built');

/** The newest source of the built web: everything in `src` except server folders, and the build settings. */
function newestSource(): number {
  const sources = filesOf(project).filter((path) =>
    path.startsWith('src/') ? !/\/(server|testing|product-tests)\//.test(path) : /^(vite\.config\.ts|package-lock\.json)$/.test(path),
  );
  return Math.max(...sources.map((path) => statSync(join(project, path)).mtimeMs));
}

/**
 * Loads the server once, so that its first start finds it compiled. `--when-stale` need not do it again for the servers' rooms: Node compares
 * an entry with its source, and a process writes what it had to compile when it ends.
 */
async function compileServer(): Promise<void> {
  enableCompileCache(compileCacheFolder);
  await import('../src/app/server/commands/serve.ts');
  const { serverRooms } = await import('../src/app/server/rooms.ts');
  await serverRooms();
  flushCompileCache();
}

const isFresh = () => existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource();

if (!process.argv.includes('--when-stale') || !isFresh()) {
  const code = await shown('vite', ['build', '--logLevel', 'warn']);
  if (code === 0) await compileServer();
  if (code === 0) writeFileSync(stamp, '');
  process.exitCode = code;
}
