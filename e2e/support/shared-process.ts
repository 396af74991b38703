import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { compileCacheFolder } from '#app/server/build-paths.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { environmentFor, type Place } from './product.ts';
import type { FromHost, ToHost } from './product-host.ts';

/** A product whose process goes on when it ends. */
export interface HostedProduct extends Place {
  stop: () => Promise<void>;
}

const host = new URL('./product-host.ts', import.meta.url);

/** Starts the product in the process that the journeys of this worker share, one after the other: most of a start is loading the code. */
export async function startInSharedProcess(variables: Readonly<Record<string, string>>, copyOf: string): Promise<HostedProduct> {
  const { place, environment } = environmentFor(await (port ??= freePort()), variables, copyOf);
  await ask({ start: environment });
  return {
    ...place,
    stop: async () => {
      await ask({ stop: true });
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}

// Of this worker: the process, and the last that it printed; and its port, so that the browser knows the files of one product for the next.
let port: Promise<number> | undefined;
let shared: ChildProcess | undefined;
let lastSaid = '';

function sharedProcess(): ChildProcess {
  if (shared?.connected) return shared;
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: tmpdir(), NODE_COMPILE_CACHE: compileCacheFolder };
  const child = fork(host, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => (lastSaid = `${lastSaid}${chunk.toString()}`.slice(-4000)));
  // Without an error it ends with its worker.
  child.once('exit', (code, signal) => code !== 0 && console.error(`The product ended by itself with ${signal ?? code}:\n${lastSaid}`));
  shared = child;
  return child;
}

function ask(message: ToHost): Promise<void> {
  const child = sharedProcess();
  return new Promise((done, reject) => {
    const handleEnd = () => reject(new Error(`The product ended:\n${lastSaid}`));
    child.once('exit', handleEnd);
    child.once('message', (answer) => {
      child.off('exit', handleEnd);
      // The host sends nothing else.
      const { failure } = answer as FromHost;
      if (failure === undefined) done();
      else reject(new Error(`${failure}\n${lastSaid}`));
    });
    child.send(message);
  });
}
