import { join } from 'node:path';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { findBinaries } from './embedded/binaries.ts';
import { makeCluster } from './embedded/cluster.ts';
import { acquireServer, releaseServer, createRoleAndDatabase } from './embedded/server-lock.ts';
import { administrator, makeFolders, serverFolders, port } from './embedded/server-folders.ts';
import type { ServerFolders } from './embedded/server-folders.ts';
import { ensureServer, stopServer } from './embedded/server.ts';
import type { ServerSettings } from './embedded/server.ts';
import { chooseRunner } from './embedded/unprivileged.ts';
import type { RootMode } from './embedded/unprivileged.ts';

/** The part of a logger that the database uses. */
export interface DatabaseLog {
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
}

/** The embedded PostgreSQL as one process holds it. */
export interface EmbeddedServer {
  connection: Connection;
  /** Lets go of the server; the last process to do so stops it. */
  stop: () => Promise<void>;
}

const name = 'samspill';

const settings: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  wal_compression: 'pglz',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** Starts the PostgreSQL that comes with the product under `${dataDir}/postgres`, or joins the one that runs there. */
export async function startEmbedded(dataDir: string, log: DatabaseLog, way?: RootMode): Promise<EmbeddedServer> {
  const place = serverFolders(join(dataDir, 'postgres'));
  const runner = chooseRunner(findBinaries(), way);
  makeFolders(place, runner);
  await makeCluster(place, runner);
  const stop = await holdServer(place, () => ensureServer(place, runner, settings), log);
  return { connection: { host: place.socketFolder, port, user: name, database: name }, stop };
}

/** Holds the server until the answer is called; one that dies meanwhile is started again. */
async function holdServer(place: ServerFolders, ensure: () => Promise<void>, log: DatabaseLog): Promise<() => Promise<void>> {
  let stopping = false;
  let holding = take();

  async function take(): Promise<pg.Client> {
    const client = await acquireServer(administrator(place), ensure);
    client.once('end', revive);
    return client;
  }

  function revive(): void {
    if (stopping) return;
    log.warn({ folder: place.folder }, 'The embedded database ended; it is started again');
    holding = take();
    holding.catch((error: unknown) => log.warn({ err: error }, 'The embedded database could not be started again'));
  }

  await createRoleAndDatabase(await holding, name);
  return async () => {
    stopping = true;
    await releaseServer(await holding, () => stopServer(place));
  };
}
