import pg from 'pg';
import { clientOptions } from './connection.ts';
import type { Connection, PoolOptions } from './connection.ts';

const minute = 60_000;

/** Connections that transactions run on. */
export interface ConnectionPool {
  /** Hands out a connection that was opened since the last `renew`. */
  connect: () => Promise<pg.PoolClient>;
  query: pg.Pool['query'];
  /** Ends every connection as soon as it is not in use, and with it what PostgreSQL has prepared on it. */
  renew: () => void;
  end: () => Promise<void>;
}

/**
 * Opens the pool that transactions run on.
 *
 * Its connections send without waiting for the answer before (`pipeline`), which saves the round trip of `begin`. Were `begin` ever refused, the
 * statement sent behind it would run by itself; therefore a connection only reads unless it is inside `begin read write`.
 */
export function openPool(connection: Connection, size: number, onError: (error: Error) => void): ConnectionPool {
  const options: PoolOptions = {
    ...clientOptions(connection),
    pipeline: true,
    max: size,
    idleTimeoutMillis: 5 * minute,
    idle_in_transaction_session_timeout: 5 * minute,
    onConnect: (client) => client.query('set session characteristics as transaction read only'),
  };
  const pool = new pg.Pool(options);
  let current = new WeakSet<pg.PoolClient>();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    current.add(client);
    // A connection that breaks inside a transaction rejects what waits for it; without a listener the process would end besides.
    client.on('error', () => undefined);
  });

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if (current.has(client)) return client;
    client.release(true);
    return connect();
  }

  return { connect, query: pool.query.bind(pool), renew: () => (current = new WeakSet()), end: () => pool.end() };
}
