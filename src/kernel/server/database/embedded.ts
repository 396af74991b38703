import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { findBinaries } from './embedded/binaries.ts';
import { administrator, answers, makeCluster, makeFolders, port, startServer, stopServer } from './embedded/cluster.ts';
import { chooseRunner } from './embedded/unprivileged.ts';
import type { DatabaseLog } from './open.ts';

/** The embedded PostgreSQL as one process holds it. */
export interface EmbeddedServer {
  connection: Connection;
  stop: () => Promise<void>;
}

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  wal_compression: 'pglz',
  jit: 'off',
  timezone: 'UTC',
};

/** Starts the PostgreSQL that comes with the product under `${dataDir}/postgres`, or finds the one that runs there. */
export async function startEmbedded(dataDir: string, log: DatabaseLog): Promise<EmbeddedServer> {
  const folder = join(dataDir, 'postgres');
  const place = { folder, socketFolder: join(folder, 'socket') };
  const runner = chooseRunner(findBinaries());
  makeFolders(place, runner);
  await makeCluster(place, runner);
  if (!(await answers(place))) await startServer(place, runner, settings);
  await makeRole(administrator(place));
  log.info({ folder }, 'The embedded database is open');
  return {
    connection: { host: place.socketFolder, port, user: 'samspill', database: 'samspill' },
    stop: () => stopServer(place),
  };
}

async function makeRole(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_database where datname = 'samspill'");
    if (rows.length > 0) return;
    await client.query('do $$ begin create role samspill login nosuperuser nobypassrls; exception when duplicate_object then null; end $$');
    await client.query('create database samspill owner samspill');
  } finally {
    await client.end();
  }
}
