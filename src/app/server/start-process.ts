import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/server/clock.ts';
import { systemClock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import { migrate } from '#kernel/server/database/migrate.ts';
import { openDatabase } from '#kernel/server/database/open.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import type { Composition } from './compose.ts';
import { compose } from './compose.ts';
import { startSealer } from './kernel-jobs.ts';
import { webServer } from './web-server.ts';

export interface RunningProcess extends Composition {
  app: FastifyInstance | undefined;
  database: OpenedDatabase;
  /** The address it listens on; empty for a worker. */
  address: string;
  stop: () => Promise<void>;
}

/** What a process does: answer requests, run jobs, or neither (for commands that only need the services). */
export interface ProcessRoles {
  web: boolean;
  work: boolean;
}

/** Opens and migrates the database, and starts the given roles. A failure closes what was opened. */
export async function startProcess(
  config: Config,
  log: Logger,
  roles: ProcessRoles,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<RunningProcess> {
  const { databaseUrl: url, dataDir, preparedStatements } = config;
  const database = await openDatabase({ url, dataDir, log, ...(!preparedStatements && { preparedStatements: 0 }) });
  const closing: (() => Promise<void>)[] = [() => database.close()];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    await migrate(database.connection);
    let address = '';
    const composed = await compose({ config, database, clock, log, ownAddress: () => address });
    closing.push(() => composed.queue.stop());
    if (roles.work) {
      closing.push(startSealer(composed.services));
      await composed.work();
    }
    const app = roles.web ? await webServer(composed) : undefined;
    if (app) {
      closing.push(() => app.close());
      await app.listen({ port: config.port, host: config.host });
      address = addressOf(app, config.host);
    }
    return { ...composed, app, database, address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  // A server that listens on a port has an AddressInfo.
  const { port } = app.server.address() as AddressInfo;
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  return `http://${reachable}:${port}`;
}
