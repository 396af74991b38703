import { globSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { serverFolders } from '../server/database/embedded/server-folders.ts';
import { isAlive, stopServer } from '../server/database/embedded/server.ts';
import { temporaryFolder } from './temporary-folder.ts';

// Short, because the path of a socket is limited to about a hundred characters.
const prefix = 'samspill-';

/** Creates one temporary folder for a test run and its processes; it is removed when the run ends for any reason. */
export async function setup(): Promise<void> {
  const outside = temporaryFolder();
  const name = `${prefix}${process.pid}`;
  // Another project of the same run has set it up.
  if (basename(outside) === name) return;
  await removeAbandoned(outside);
  const folder = join(outside, name);
  // Executable by all: as root, PostgreSQL may run as another user.
  mkdirSync(folder, { mode: 0o711 });
  process.env['TMPDIR'] = folder;
  // Browsers may still be shutting down.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
}

/** Removes the folders of killed runs, and stops their databases. */
async function removeAbandoned(outside: string): Promise<void> {
  for (const name of readdirSync(outside)) {
    const [, pid] = /^samspill-(\d+)$/.exec(name) ?? [];
    const folder = join(outside, name);
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (!pid || !isOurs || isAlive(Number(pid))) continue;
    const clusters = globSync('**/cluster/postmaster.pid', { cwd: folder });
    for (const path of clusters) await stopServer(serverFolders(join(folder, dirname(dirname(path)))));
    rmSync(folder, { recursive: true, force: true });
  }
}
