import { globSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import { isAlive, stopServer } from '#kernel/server/database/embedded/server.ts';

// Short, because the paths of sockets below it may have some hundred characters only.
const prefix = 'samspill-';

/** Gives a run of tests one temporary folder for all that it and its processes make; it goes when the run ends, however that comes. */
export async function setup(): Promise<void> {
  const outside = tmpdir();
  const name = `${prefix}${process.pid}`;
  // Another project of the same run has been here.
  if (basename(outside) === name) return;
  await removeAbandoned(outside);
  const folder = join(outside, name);
  // Open to be passed through: as root, PostgreSQL may run as another user.
  mkdirSync(folder, { mode: 0o711 });
  process.env['TMPDIR'] = folder;
  // Browsers may still be ending.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
}

/** A run that was killed leaves its folder behind, with whatever databases it had running. */
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
