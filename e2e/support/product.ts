import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.ts';

const project = resolve(import.meta.dirname, '../..');
const movedClock = new URL('./moved-clock.ts', import.meta.url).href;
const startLimit = 180_000;

/** The built product, running on a data folder of its own. */
export interface Product {
  address: string;
  dataDir: string;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same address and data; on a machine whose clock shows `at`, if given, and runs on from there. */
  restart: (at?: Date) => Promise<void>;
  /** Starts it again if it has ended. */
  ensureRunning: () => Promise<void>;
  /** Ends it in good order and keeps its data. */
  end: () => Promise<void>;
  /** Ends it in good order and removes its data. */
  stop: () => Promise<void>;
}

interface Start {
  /** Added to its environment. */
  variables?: Readonly<Record<string, string>>;
  /** A data folder to begin with a copy of. */
  copyOf?: string | undefined;
  /** A command to run on its data before. */
  first?: readonly string[];
}

/** Starts the built product as `npm start` does, on a free port. */
export async function startProduct({ variables = {}, copyOf, first = [] }: Start = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-'));
  // Owners stay as they are: PostgreSQL may run as another user than we do.
  if (copyOf) execFileSync('cp', ['-a', `${copyOf}/.`, dataDir]);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const environment = { ...variables, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir };
  const launch = (at?: Date) => launched({ ...environment, ...(at && { CLOCK_STARTS_AT: at.toISOString() }) }, address);
  if (first.length > 0) await finished(first, environment);
  let running = await launch();
  const end = async (signal: NodeJS.Signals) => {
    running.removeAllListeners('exit');
    const ended = new Promise((done) => running.once('exit', done));
    if (running.exitCode === null && running.signalCode === null && running.kill(signal)) await ended;
  };
  return {
    address,
    dataDir,
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

/** After a `kill` the embedded PostgreSQL lives on, waiting for the next start; here there is none. */
function endOrphan(dataDir: string): void {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It ended with the product, as it should.
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
    // It greets once the demo is made, which is after it began to listen.
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
