import pg from 'pg';
import { columnTypes } from './column-types.ts';

/** How to reach a database, in the form `pg` takes. */
export type Connection = Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

/** What every connection of the product has in common. */
export function clientOptions(connection: Connection): pg.ClientConfig {
  return {
    ...connection,
    types: columnTypes,
    application_name: 'samspill',
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC',
  };
}

/** Options of a pool; `pg` waits for the answer of `onConnect`, which its own types leave out. */
export type PoolOptions = Omit<pg.PoolConfig, 'onConnect'> & {
  onConnect: (client: pg.ClientBase) => Promise<unknown>;
};

/** Opens one connection outside the pool, for migrations, backups and listening. */
export async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(clientOptions(connection));
  // A connection that breaks also rejects the statement that waits for it; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
