import pg from 'pg';
import { clientOptions } from './connection.ts';
import type { Connection } from './connection.ts';

const minute = 60_000;

/**
 * Opens the pool that transactions run on.
 *
 * Its connections send without waiting for the answer before (`pipeline`), which saves the round trip of `begin`. Were `begin` ever refused, the
 * statement sent behind it would run by itself; therefore a connection only reads unless it is inside `begin read write`.
 */
export function openPool(connection: Connection, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...clientOptions(connection),
    pipeline: true,
    max: size,
    idleTimeoutMillis: 5 * minute,
    idle_in_transaction_session_timeout: 5 * minute,
    // `pg` awaits the promise, although its declared type says otherwise.
    onConnect: (client) => client.query('set session characteristics as transaction read only') as unknown as void,
  });
  pool.on('error', onError);
  // A connection that breaks inside a transaction rejects what waits for it; without a listener the process would end besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
