import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** The daemon of Debian's package clamav-daemon. */
const program = '/usr/sbin/clamd';
export const isClamdHere = existsSync(program);

/** The standard test file of virus scanners, which is harmless; in two parts, so that no scanner finds it here. */
export const eicar = Buffer.from([String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD`, '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

export interface Clamd {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a real ClamAV with one signature, for one test file; downloads nothing. */
export async function startClamd(): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-clamd-'));
  writeFileSync(join(folder, 'test.ndb'), `Test.Eicar:0:*:${eicar.toString('hex')}\n`);
  const port = await freePort();
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    'StreamMaxLength 26M',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => void daemon.once('exit', () => done()));
  const stop = async () => {
    daemon.kill('SIGKILL');
    await ended;
  };
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await answers(port))) {
    if (daemon.exitCode !== null) throw new Error(`clamd ended with ${daemon.exitCode}`);
    await pause(100);
  }
  return { url: `tcp://127.0.0.1:${port}`, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.end();
  });
}
