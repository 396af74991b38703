import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findBinaries } from '../server/database/embedded/binaries.ts';
import { makeCluster } from '../server/database/embedded/cluster.ts';
import { acquireServer } from '../server/database/embedded/server-lock.ts';
import { administrator, makeFolders, serverFolders } from '../server/database/embedded/server-folders.ts';
import { ensureServer, stopServer } from '../server/database/embedded/server.ts';
import { chooseRunner } from '../server/database/embedded/unprivileged.ts';
import type { Connection } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { dropDatabase } from './drop-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { server: Connection; template: string };
  }
}

// Speed instead of safety: the databases of a test run need not survive it.
const settings = {
  listen_addresses: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  timezone: 'UTC',
};

/** Starts one PostgreSQL with a migrated template database for the whole test run: the embedded one, or that of `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await findServer();
  const template = `samspill_test_${randomBytes(5).toString('hex')}`;
  const tearDown = async (): Promise<void> => {
    try {
      await dropAll(server, template);
    } finally {
      await stop();
    }
  };
  try {
    await inDatabase(server, (client) => client.query(`create database ${template}`));
    await migrate(within(server, template));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('database', { server, template });
  return tearDown;
}

async function findServer(): Promise<{ server: Connection; stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { server: partsOf(new URL(url)), stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const place = serverFolders(folder);
  const runner = chooseRunner(findBinaries());
  makeFolders(place, runner);
  await makeCluster(place, runner);
  const client = await acquireServer(administrator(place), () => ensureServer(place, runner, settings));
  await client.query('create role samspill login createdb');
  await client.end();
  const stop = async (): Promise<void> => {
    await stopServer(place);
    rmSync(folder, { recursive: true });
  };
  return { server: { ...administrator(place), user: 'samspill' }, stop };
}

function partsOf({ hostname, port, username, password, pathname }: URL): Connection {
  const [user, secret] = [username, password].map(decodeURIComponent);
  return { host: hostname, port: Number(port || 5432), user, password: secret, database: pathname.slice(1) || 'postgres' };
}

async function dropAll(server: Connection, template: string): Promise<void> {
  await inDatabase(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template]);
    for (const { datname } of rows) await dropDatabase(client, datname);
  });
}

function within(server: Connection, database: string): Connection {
  return { ...server, database };
}

async function inDatabase<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
