import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../connection.ts';

/** Every process that uses the server shares this lock; whoever gets it alone is the last one. */
const holders = 7_305_808_869_231_650_157n;
const settingUp = 7_305_808_869_231_650_158n;
const attachLimit = 120_000;
// Starting up, shutting down, or gone between two steps.
const passing: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/**
 * Connects as one of the server's holders. The connection itself is what is held: a killed process lets go without leaving a trace. A server that
 * is about to be stopped lets nobody in, so the attempt begins again with `ensure`, which starts the next.
 */
export async function acquireServer(administrator: Connection, ensure: () => Promise<void>): Promise<pg.Client> {
  for (const limit = performance.now() + attachLimit; ; await pause(20)) {
    await ensure();
    try {
      return await attach(administrator);
    } catch (error) {
      if (!isPassing(error) || performance.now() > limit) throw error;
    }
  }
}

async function attach(administrator: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...administrator, application_name: 'samspill holder', connectionTimeoutMillis: 10_000 });
  // Losing it is told by its `end`.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [holders]);
    return client;
  } catch (error) {
    void client.end();
    throw error;
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passing.has(code) || /^(Connection terminated|Client has encountered a connection error)/.test(error.message);
}

/** Lets go; when nobody else holds the server it is stopped, and whoever comes meanwhile waits and starts it again. */
export async function releaseServer(client: pg.Client, stop: () => Promise<void>): Promise<void> {
  try {
    if (await isLast(client)) await stop();
  } catch (error) {
    // A server that is gone need not be stopped.
    if (!isPassing(error)) throw error;
  }
  await client.end();
}

async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [holders]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [holders]);
  return rows[0]?.last === true;
}

/** Makes the product's role and database when they are not there; one process at a time. */
export async function createRoleAndDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [settingUp]);
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    const role = await client.query('select from pg_roles where rolname = $1', [name]);
    if (role.rowCount === 0) await client.query(`create role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole`);
    await client.query(`create database ${name} owner ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [settingUp]);
}
