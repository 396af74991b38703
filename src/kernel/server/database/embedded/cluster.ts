import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { Connection } from '../connection.ts';
import type { Runner } from './unprivileged.ts';

/** Where one embedded server lives. */
export interface Place {
  /** The folder that holds `cluster` and `log`. */
  folder: string;
  socketFolder: string;
}

export const port = 5432;
const startLimit = 30_000;
// Only what a library or the system needs; the rest of the environment may hold secrets or change PostgreSQL's behaviour.
const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** How the server's own administrator signs in. */
export function administrator(place: Place): Connection {
  return { host: place.socketFolder, port, user: 'postgres', database: 'postgres' };
}

/** Makes the folders of a place, open to nobody else. */
export function makeFolders(place: Place, runner: Runner): void {
  for (const folder of [place.folder, place.socketFolder]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (runner.user) chownSync(folder, runner.user.uid, runner.user.gid);
  }
}

/** Makes a cluster when there is none. It appears under its name only when it is complete, so a broken attempt leaves nothing behind. */
export async function makeCluster(place: Place, runner: Runner): Promise<void> {
  if (existsSync(join(place.folder, 'cluster'))) return;
  const fresh = join(place.folder, 'cluster.new');
  rmSync(fresh, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8', '--locale-provider=icu', '--icu-locale=nb-NO'];
  const { code, output } = await run(runner, 'initdb', [
    '-D',
    fresh,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...locale,
  ]);
  if (code !== 0) throw new Error(`The embedded database could not be made: ${output.trim()}`);
  renameSync(fresh, join(place.folder, 'cluster'));
}

async function run(runner: Runner, program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { file, args: all } = runner.command(program, args);
  const child = spawn(file, all, { env: environment, ...runner.user, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Whether something answers on the socket. */
export function answers(place: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = dial(join(place.socketFolder, `.s.PGSQL.${port}`));
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Starts the server and answers when it takes connections. It outlives this process unless it is stopped. */
export async function startServer(place: Place, runner: Runner, settings: Readonly<Record<string, string>>): Promise<void> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args } = runner.command('postgres', [
    '-D',
    join(place.folder, 'cluster'),
    '-k',
    place.socketFolder,
    '-p',
    String(port),
    ...options,
  ]);
  const log = openSync(join(place.folder, 'log'), 'a', 0o600);
  const child = spawn(file, args, { env: environment, ...runner.user, stdio: ['ignore', 'ignore', log], detached: true });
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code) => (ended = `it ended with code ${code}; ${lastLines(place)}`));
  // A wait measured in real time, whatever the product's clock says.
  for (const limit = Date.now() + startLimit; Date.now() < limit; await pause(10)) {
    if (ended !== undefined) throw new Error(`The embedded database did not start: ${ended}`);
    if (await answers(place)) return;
  }
  throw new Error(`The embedded database did not answer within ${startLimit / 1000} seconds: ${lastLines(place)}`);
}

function lastLines(place: Place): string {
  return readFileSync(join(place.folder, 'log'), 'utf8').trimEnd().split('\n').slice(-5).join(' · ');
}

/** The process id of the server, as it wrote it down itself; undefined when it does not run. */
export function serverPid(place: Place): number | undefined {
  try {
    const pid = Number(readFileSync(join(place.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Stops the server: open transactions are rolled back, what was committed is written. */
export async function stopServer(place: Place): Promise<void> {
  const pid = serverPid(place);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  while (serverPid(place) !== undefined) await pause(10);
}
