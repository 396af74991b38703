import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigFault } from '../../read-config.ts';
import { port, socketPath } from './server-folders.ts';
import type { ServerFolders } from './server-folders.ts';
import { environment } from './unprivileged.ts';
import type { Runner } from './unprivileged.ts';

export type ServerSettings = Readonly<Record<string, string>>;

const seconds = 1000;
const startLimit = 30 * seconds;
// A server writes its number at once; this is much longer.
const writingLimit = 5 * seconds;
const largestLog = 10_000_000;

/** Whether a server takes connections on the socket, be it only to say that it is not ready. */
export function isAnswering(place: ServerFolders): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = dial(socketPath(place));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Starts a server unless one runs; of several processes that try at once PostgreSQL itself lets one succeed. The server outlives this process. */
export async function ensureServer(place: ServerFolders, runner: Runner, settings: ServerSettings): Promise<void> {
  const limit = performance.now() + startLimit;
  while (!(await isAnswering(place))) {
    clearForeignLock(place);
    const failure = await tryServer(place, runner, settings, limit);
    if (failure === undefined) return;
    // Another process was first and may not have written its number yet, or what a killed server left is still ending.
    const passing = /lock file .* (?:already exists|is empty)|shared memory block .* is still in use/.test(failure);
    if (!passing || performance.now() > limit) throw new ConfigFault(`The embedded database did not start: ${failure}`);
    await pause(50);
    await forgetEmpty(place);
  }
}

/** Undefined when the server answers, else what it said before it ended. */
async function tryServer(place: ServerFolders, runner: Runner, settings: ServerSettings, limit: number): Promise<string | undefined> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = runner.command('postgres', ['-D', place.cluster, '-k', place.socketFolder, '-p', String(port), ...options]);
  const log = openLog(place);
  const written = statSync(place.log).size;
  // Its own session: a Ctrl-C in the terminal is for us, and we stop the server when we have finished.
  const child = spawn(command.file, command.args, { env: environment, ...runner.user, stdio: ['ignore', 'ignore', log], detached: true });
  closeSync(log);
  child.unref();
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  while (performance.now() < limit) {
    if (ended) return readFileSync(place.log).subarray(written).toString().trim() || `${command.file} cannot be run`;
    if (serverPid(place) === child.pid && (await isAnswering(place))) return undefined;
    await pause(10);
  }
  return `it did not answer within ${startLimit / seconds} seconds`;
}

function openLog(place: ServerFolders): number {
  const size = statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(place.log, `${place.log}.old`);
  return openSync(place.log, 'a', 0o600);
}

/** The process id that the server wrote down; undefined when there is none. */
function writtenPid(place: ServerFolders): number | undefined {
  try {
    const pid = Number(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // While it is being written the file is empty, and 0 would be our own process group.
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The process id of the running server; undefined when it does not run. */
export function serverPid(place: ServerFolders): number | undefined {
  const pid = writtenPid(place);
  return pid !== undefined && isServer(pid, place) ? pid : undefined;
}

/** After a crash the number in `postmaster.pid` may have gone to another program, at which PostgreSQL would refuse to start for ever. */
function clearForeignLock(place: ServerFolders): void {
  const pid = writtenPid(place);
  if (pid === undefined || !isAlive(pid) || isServer(pid, place)) return;
  for (const path of lockFilesOf(place)) rmSync(path, { force: true });
}

/** A machine that went down between making a lock file and writing into it leaves it empty, at which PostgreSQL would refuse to start for ever. */
async function forgetEmpty(place: ServerFolders): Promise<void> {
  for (const path of lockFilesOf(place)) {
    const isEmpty = () => statSync(path, { throwIfNoEntry: false })?.size === 0;
    for (const limit = performance.now() + writingLimit; isEmpty() && performance.now() < limit;) await pause(50);
    if (isEmpty()) rmSync(path, { force: true });
  }
}

const lockFilesOf = (place: ServerFolders): string[] => [join(place.cluster, 'postmaster.pid'), `${socketPath(place)}.lock`];

/** Whether there is a process of this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isServer(pid: number, place: ServerFolders): boolean {
  if (!isAlive(pid)) return false;
  try {
    return commandOf(pid).includes(place.cluster);
  } catch {
    // It lives but may not be looked at: better to take it for the server than to start a second one.
    return true;
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
}

/** Stops the server: open transactions are rolled back, what was committed is kept. */
export async function stopServer(place: ServerFolders): Promise<void> {
  const pid = serverPid(place);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (const limit = performance.now() + startLimit; performance.now() < limit && isServer(pid, place);) await pause(10);
}
