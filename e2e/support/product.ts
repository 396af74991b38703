import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.ts';

const project = resolve(import.meta.dirname, '../..');
const startLimit = 60_000;

/** The built product, running on a data folder of its own. */
export interface Product {
  address: string;
  dataDir: string;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same address and data. */
  restart: () => Promise<void>;
  /** Ends it in good order and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the built product as `npm start` does, on a free port; `variables` are added to its environment. */
export async function startProduct(variables: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'samspill-e2e-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const launch = () => launched({ ...variables, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir }, address);
  let running = await launch();
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((done) => running.once('exit', done));
    if (running.exitCode === null && running.signalCode === null && running.kill(signal)) await ended;
  };
  return {
    address,
    dataDir,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM');
      running = await launch();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launched(variables: Record<string, string>, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/app/server/main.ts', 'start'], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(variables['DATA_DIR'] ?? tmpdir(), 'product.log'), { flags: 'a' });
  let last = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      last = `${last}${chunk.toString()}`.slice(-4000);
      log.write(chunk);
    });
  }
  for (const limit = Date.now() + startLimit; Date.now() < limit; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${last}`);
    if (await isReady(address)) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready within ${startLimit / 1000} seconds:\n${last}`);
}

const isReady = (address: string) =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
