import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigFault } from '../../read-config.ts';
import type { Connection } from '../connection.ts';
import { isReachable } from './unprivileged.ts';
import type { Runner } from './unprivileged.ts';

/** Where one embedded server lives. */
export interface ServerFolders {
  /** Holds the cluster, the log, and where its path is short enough the socket. */
  folder: string;
  cluster: string;
  log: string;
  socketFolder: string;
}

export const port = 5432;
const socketName = `.s.PGSQL.${port}`;
// The longest path of a unix socket: 108 bytes on Linux and 104 elsewhere, with the closing zero.
const longestPath = process.platform === 'linux' ? 107 : 103;

/** The place of a data folder; a socket whose path would be too long goes to a short folder of our own under the temporary one. */
export function serverFolders(folder: string): ServerFolders {
  const absolute = resolve(folder);
  const near = join(absolute, 'socket');
  const digest = createHash('sha256').update(absolute).digest('hex').slice(0, 12);
  const fits = Buffer.byteLength(join(near, socketName)) <= longestPath;
  const socketFolder = fits ? near : join(tmpdir(), `samspill-${process.getuid?.() ?? 0}-${digest}`);
  return { folder: absolute, cluster: join(absolute, 'cluster'), log: join(absolute, 'log'), socketFolder };
}

export function socketPath(place: ServerFolders): string {
  return join(place.socketFolder, socketName);
}

/** How the server's own administrator signs in. */
export function administrator(place: ServerFolders): Connection {
  return { host: place.socketFolder, port, user: 'postgres', database: 'postgres' };
}

/** Makes the folders of a place, open only to the user that PostgreSQL runs as. */
export function makeFolders(place: ServerFolders, runner: Runner): void {
  makePrivate(place.folder, runner);
  makePrivate(place.socketFolder, runner);
  if (runner.user && !isReachable(resolve(place.folder, '..'))) makeReachable(place, runner);
}

function makePrivate(folder: string, runner: Runner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw new ConfigFault(`${folder} is not a folder.`);
  const owner = runner.user ?? { uid: process.getuid?.() ?? found.uid, gid: process.getgid?.() ?? found.gid };
  if (found.uid !== owner.uid) hand(folder, owner);
  chmodSync(folder, 0o700);
}

/** What is there may have been made by the other of the two ways in which root runs PostgreSQL. */
function hand(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  const { status } = spawnSync('chown', ['-R', '-h', `${uid}:${gid}`, folder]);
  if (status !== 0) throw new ConfigFault(`The folder ${folder} belongs to another user.`);
}

/** PostgreSQL's user must pass through the data folder, which it still cannot list. */
function makeReachable({ folder }: ServerFolders, runner: Runner): void {
  const dataDir = resolve(folder, '..');
  chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  if (!isReachable(dataDir)) {
    throw new ConfigFault(`User ${runner.user?.uid}, as which PostgreSQL must run, cannot reach ${dataDir}; choose another DATA_DIR.`);
  }
}
