import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/test/free-port.ts';

/** A server process of the bench, with the cost of its start. */
export interface Server {
  address: string;
  startSeconds: number;
  /** CPU seconds of the process so far, without child processes. */
  cpuSeconds: () => number;
  /** Resident memory in MiB. */
  memory: () => number;
  stop: () => Promise<void>;
}

const main = join(import.meta.dirname, '../src/app/server/main.ts');

/** The environment of a product on a data folder, as for `npm start`; LOG_LEVEL as in production. */
const environmentOf = (dataDir: string) => ({ ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'info' });

/** Runs a command of the product, such as `demo` or `api-key`, and returns its output. */
export function runCommand(dataDir: string, ...args: string[]): string {
  return execFileSync(process.execPath, [main, ...args], { env: environmentOf(dataDir), encoding: 'utf8' }).trim();
}

/** Starts the built product, and waits until it reports that it is ready. */
export function startProduct(dataDir: string): Promise<Server> {
  return startServer([main, 'start'], dataDir, '/health/ready');
}

/** Starts a script that listens on PORT, and waits until it answers `path`. */
export async function startServer(script: readonly string[], dataDir: string, path: string): Promise<Server> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, script, {
    env: { ...environmentOf(dataDir), PORT: String(port), PUBLIC_URL: address },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(child, address + path);
  const { pid = 0 } = child;
  return {
    address,
    startSeconds: (performance.now() - started) / 1000,
    cpuSeconds: () => cpuSecondsOf(pid),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: () => stopped(child),
  };
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer && answer.status < 300) return;
    await pause(10);
  }
  throw new Error(`${address} did not answer`);
}

function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  if (child.exitCode === null && child.kill('SIGTERM')) await gone;
}
