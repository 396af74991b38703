import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './embedded/binaries.ts';
import { administrator, serverFolders } from './embedded/server-folders.ts';
import { serverPid, stopServer } from './embedded/server.ts';
import { isReachable } from './embedded/unprivileged.ts';
import { startEmbedded } from './embedded.ts';
import { connectDatabase, openDatabase } from './open.ts';
import type { OpenedDatabase } from './open.ts';

const script = fileURLToPath(new URL('../../testing/embedded-process.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const hasNamespaces = spawnSync('unshare', ['-U', 'true']).status === 0;
const nobody = 65_534;
const quiet = { info: () => undefined, warn: () => undefined };
const folders: string[] = [];

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-embedded-'));
  // Where root may make no user namespace, PostgreSQL runs as somebody else, who must be able to pass.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

const place = (dataDir: string) => serverFolders(join(dataDir, 'postgres'));

afterEach(async () => {
  for (const folder of folders.splice(0)) {
    await stopServer(place(folder));
    rmSync(folder, { recursive: true });
  }
});

interface Writer {
  process: ChildProcess;
  opened: Promise<void>;
  exited: Promise<void>;
  /** The last row that was said to be committed. */
  last: () => number;
}

function startWriter(dataDir: string, user: { uid?: number; gid?: number } = {}): Writer {
  const child = spawn(process.execPath, [script, dataDir], { ...user, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('open\n')) resolve();
    });
    child.on('exit', () => reject(new Error(complaint)));
  });
  opened.catch(() => undefined);
  return { process: child, opened, exited, last: () => Number(said.trimEnd().split('\n').at(-1)) };
}

const newest = sql<{ n: number }>`select max(n) as n from written`;
async function newestRow(database: OpenedDatabase): Promise<number> {
  const { rows } = await database.transaction(({ tx }) => newest.execute(tx));
  return rows[0]?.n ?? 0;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const limit = performance.now() + 120_000; !(await condition()); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (performance.now() > limit) throw new Error('it did not come about within two minutes');
  }
}

test('makes a database of its own, sorts in Norwegian order, and ends with the last process', async () => {
  const dataDir = dataFolder();
  const database = await openDatabase({ dataDir });
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ name: string }>`select name from unnest(array['Åse', 'Øyvind', 'Zoe', 'Ærlig']) as name order by name`.execute(tx),
  );
  expect(rows.map((row) => row.name)).toEqual(['Zoe', 'Ærlig', 'Øyvind', 'Åse']);
  await database.close();
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('refuses to work as a role that may bypass row-level security', async () => {
  const dataDir = dataFolder();
  const server = await startEmbedded(dataDir, quiet);
  await expect(connectDatabase(administrator(place(dataDir)))).rejects.toThrow(
    'The database role "postgres" may bypass row-level security',
  );
  await server.stop();
});

test.runIf(isRoot && hasNamespaces)(
  'runs as another user where root may not make a user namespace, and takes over a cluster made the other way',
  async () => {
    const dataDir = dataFolder();
    for (const way of ['namespace', 'otherUser', 'namespace'] as const) {
      const server = await startEmbedded(dataDir, quiet, way);
      const database = await connectDatabase(server.connection);
      await database.transaction(({ tx }) => sql`select 1`.execute(tx));
      const owner = readFileSync(`/proc/${serverPid(place(dataDir))}/status`, 'utf8').match(/^Uid:\t(\d+)/m)?.[1];
      expect(owner === '0').toBe(way === 'namespace');
      await database.close();
      await server.stop();
    }
  },
);

test.runIf(isRoot && isReachable(script.replace(/[^/]+$/, '')))('runs as an ordinary user', async () => {
  const dataDir = dataFolder();
  chownSync(dataDir, nobody, nobody);
  chmodSync(dataDir, 0o700);
  const writer = startWriter(dataDir, { uid: nobody, gid: nobody });
  await writer.opened;
  writer.process.kill('SIGTERM');
  await writer.exited;
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('finds the server that a killed process left behind', async () => {
  const dataDir = dataFolder();
  const writer = startWriter(dataDir);
  await writer.opened;
  writer.process.kill('SIGKILL');
  await writer.exited;
  const orphan = serverPid(place(dataDir));
  expect(orphan).toBeDefined();
  const database = await openDatabase({ dataDir });
  expect(serverPid(place(dataDir))).toBe(orphan);
  expect(await newestRow(database)).toBeGreaterThanOrEqual(writer.last() || 0);
  await database.close();
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('keeps every acknowledged row when Node and PostgreSQL are both killed', async () => {
  const dataDir = dataFolder();
  for (let round = 0; round < 3; round += 1) {
    const writer = startWriter(dataDir);
    await writer.opened;
    await until(() => writer.last() > 0 && writer.last() % 10 === 5);
    const server = serverPid(place(dataDir)) ?? 0;
    expect(server).toBeGreaterThan(1);
    writer.process.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
    await writer.exited;
    const database = await openDatabase({ dataDir });
    expect(await newestRow(database)).toBeGreaterThanOrEqual(writer.last());
    await database.close();
  }
});

test('several processes that start at once share one server, which ends with the last of them', async () => {
  const dataDir = dataFolder();
  const writers = [startWriter(dataDir), startWriter(dataDir), startWriter(dataDir)];
  await Promise.all(writers.map((writer) => writer.opened));
  const server = serverPid(place(dataDir));
  expect(server).toBeDefined();
  for (const writer of writers) {
    expect(serverPid(place(dataDir))).toBe(server);
    const before = writer.last() || 0;
    await until(() => writer.last() > before);
    writer.process.kill('SIGTERM');
    await writer.exited;
    expect(writer.process.exitCode).toBe(0);
  }
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('a process that comes while the last one leaves always gets a server', async () => {
  const dataDir = dataFolder();
  const come = async (): Promise<void> => {
    for (let time = 0; time < 6; time += 1) {
      const database = await openDatabase({ dataDir, poolSize: 1 });
      await database.transaction(({ tx }) => sql`select 1`.execute(tx));
      await database.close();
    }
  };
  await Promise.all([come(), come(), come()]);
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('a server that dies under a running process is started again', async () => {
  const dataDir = dataFolder();
  const database = await openDatabase({ dataDir });
  const killed = serverPid(place(dataDir)) ?? 0;
  expect(killed).toBeGreaterThan(1);
  process.kill(killed, 'SIGKILL');
  const works = () =>
    database
      .transaction(({ tx }) => sql`select 1`.execute(tx))
      .then(
        () => true,
        () => false,
      );
  // A connection of the dead server may answer once more before it notices, and between the two no server has a number.
  await until(async () => (await works()) && (serverPid(place(dataDir)) ?? killed) !== killed);
  expect(serverPid(place(dataDir))).toBeGreaterThan(1);
  await database.close();
});

test('starts although the number in its old pid file now belongs to another program', async () => {
  const dataDir = dataFolder();
  await (await openDatabase({ dataDir })).close();
  writeFileSync(join(place(dataDir).cluster, 'postmaster.pid'), `${process.ppid}\n${place(dataDir).cluster}\n`);
  await (await openDatabase({ dataDir })).close();
});

test('starts although its pid file was left empty', async () => {
  const dataDir = dataFolder();
  await (await openDatabase({ dataDir })).close();
  const file = join(place(dataDir).cluster, 'postmaster.pid');
  writeFileSync(file, '');
  expect(serverPid(place(dataDir))).toBeUndefined();
  await (await openDatabase({ dataDir })).close();
  expect(serverPid(place(dataDir))).toBeUndefined();
});

test('waits for another server that has not yet written its number', async () => {
  const dataDir = dataFolder();
  await (await openDatabase({ dataDir })).close();
  const file = join(place(dataDir).cluster, 'postmaster.pid');
  writeFileSync(file, '');
  setTimeout(() => rmSync(file), 500);
  await (await openDatabase({ dataDir })).close();
});

test('puts the socket elsewhere when the path of the data folder is too long for one', async () => {
  const dataDir = join(dataFolder(), 'long'.repeat(30));
  mkdirSync(dataDir);
  const database = await openDatabase({ dataDir });
  expect(existsSync(join(dataDir, 'postgres', 'cluster'))).toBe(true);
  await database.close();
  rmSync(place(dataDir).socketFolder, { recursive: true });
});

test.each([
  ['linux-riscv64', 'There is no embedded PostgreSQL for linux-riscv64; set DATABASE_URL to a PostgreSQL 15 or newer.'],
  ['win32-x64', 'The embedded PostgreSQL does not run on Windows; set DATABASE_URL.'],
])('says what to do on %s', (platform, message) => {
  expect(() => findBinaries(platform)).toThrow(message);
});
