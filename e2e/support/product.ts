import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.ts';

const project = resolve(import.meta.dirname, '../..');
const movedClock = new URL('./moved-clock.ts', import.meta.url).href;
const startLimit = 180_000;

/** Where a product answers and keeps its data. */
export interface Place {
  address: string;
  dataDir: string;
}

/** The built product, running in a process of its own on a separate data folder. */
export interface Product extends Place {
  /** Kills the process immediately, like a power failure. */
  kill: () => Promise<void>;
  /** Restarts it with the same address and data; with `at`, the machine's clock starts at that time. */
  restart: (at?: Date) => Promise<void>;
  /** Restarts it if it has exited. */
  ensureRunning: () => Promise<void>;
  /** Shuts it down gracefully and keeps its data. */
  end: () => Promise<void>;
  /** Shuts it down gracefully and removes its data. */
  stop: () => Promise<void>;
}

interface Start {
  /** Additional environment variables. */
  variables?: Readonly<Record<string, string>>;
  /** A data folder to copy. */
  copyOf?: string | undefined;
  /** A command to run on the data first. */
  first?: readonly string[];
}

/** A data folder, empty or a copy, and the variables by which a product uses it and a port. */
export function environmentFor(
  port: number,
  variables: Readonly<Record<string, string>>,
  copyOf: string | undefined,
): { place: Place; environment: Record<string, string> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  // File owners are kept, because PostgreSQL may run as another user.
  if (copyOf) execFileSync('cp', ['-a', `${copyOf}/.`, dataDir]);
  const address = `http://localhost:${port}`;
  return { place: { address, dataDir }, environment: { ...variables, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir } };
}

/** Starts the built product like `npm start`, on a free port. */
export async function startProduct({ variables = {}, copyOf, first = [] }: Start = {}): Promise<Product> {
  const { place, environment } = environmentFor(await freePort(), variables, copyOf);
  const { address, dataDir } = place;
  const launch = (at?: Date) => launched({ ...environment, ...(at && { CLOCK_STARTS_AT: at.toISOString() }) }, address);
  if (first.length > 0) await finished(first, environment);
  let running = await launch();
  const end = async (signal: NodeJS.Signals) => {
    running.removeAllListeners('exit');
    const ended = new Promise((done) => running.once('exit', done));
    if (running.exitCode === null && running.signalCode === null && running.kill(signal)) await ended;
  };
  return {
    ...place,
    kill: () => end('SIGKILL'),
    restart: async (at) => {
      await end('SIGTERM');
      running = await launch(at);
    },
    ensureRunning: async () => {
      if (running.exitCode !== null || running.signalCode !== null) running = await launch();
    },
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      endOrphan(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** After a `kill` the embedded PostgreSQL keeps running for the next start; here there is none, so it is stopped. */
function endOrphan(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It exited with the product, as expected.
  }
}

function spawned(args: readonly string[], variables: Record<string, string>): ChildProcess {
  const clock = variables['CLOCK_STARTS_AT'] ? ['--import', movedClock] : [];
  return spawn(process.execPath, [...clock, 'src/app/server/main.ts', ...args], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: tmpdir(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finished(args: readonly string[], variables: Record<string, string>): Promise<void> {
  const child = spawned(args, variables);
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${said.join('')}`);
}

async function launched(variables: Record<string, string>, address: string): Promise<ChildProcess> {
  const child = spawned(['start'], variables);
  const log = createWriteStream(join(variables['DATA_DIR'] ?? tmpdir(), 'product.log'), { flags: 'a' });
  let last = '';
  let isGreeted = false;
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      last = `${last}${chunk.toString()}`.slice(-4000);
      isGreeted ||= last.includes('Samspill is ready');
      log.write(chunk);
    });
  }
  for (const limit = Date.now() + startLimit; Date.now() < limit; await pause(50)) {
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null) throw new Error(`The product ended with ${ending}:\n${last}`);
    // The greeting is printed once the demo exists, which is after the server started to listen.
    if (isGreeted && (await isReady(address))) return child.once('exit', () => console.error(`The product ended by itself:\n${last}`));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${startLimit / 1000} seconds:\n${last}`);
}

const isReady = (address: string) =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
