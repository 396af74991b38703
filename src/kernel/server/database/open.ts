import { sql } from 'kysely';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { openListener } from './listener.ts';
import { openPool } from './pool.ts';
import { checkRequirements } from './requirements.ts';
import { checkedAccountId, checkedCompanyId, runRead, runTransaction } from './transaction.ts';
import type { Company } from './unit.ts';

/** The part of a logger that the database uses. */
export interface DatabaseLog {
  info: (facts: object, text: string) => void;
  warn: (facts: object, text: string) => void;
}

export interface OpenOptions {
  /** Any PostgreSQL from 15; when left out, the embedded one under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  poolSize?: number;
  log?: DatabaseLog;
}

/** A database as its opener holds it: also where it is, for migrations, backups and the job queue. */
export interface OpenedDatabase extends Database {
  connection: Connection;
}

const silent: DatabaseLog = { info: () => undefined, warn: () => undefined };

/** Opens the product's database, starting the embedded PostgreSQL when no other is given. */
export async function openDatabase({ url, dataDir, poolSize = 10, log = silent }: OpenOptions): Promise<OpenedDatabase> {
  if (url) return connectDatabase({ connectionString: url }, { poolSize, log });
  const server = await startEmbedded(dataDir, log);
  try {
    const database = await connectDatabase(server.connection, { poolSize, log });
    return { ...database, close: () => closeBoth(database, server) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function closeBoth(database: Database, server: { stop: () => Promise<void> }): Promise<void> {
  try {
    await database.close();
  } finally {
    await server.stop();
  }
}

/** Opens a database that runs already. */
export async function connectDatabase(
  connection: Connection,
  { poolSize = 10, log = silent }: { poolSize?: number; log?: DatabaseLog } = {},
): Promise<OpenedDatabase> {
  const pool = openPool(connection, poolSize, (error) => log.warn({ err: error }, 'An idle database connection broke'));
  const listener = openListener(connection, (error) => log.warn({ err: error }, 'The database connection that listens is down'));
  let sent = 0;
  const count = (): void => void (sent += 1);
  const close = async (): Promise<void> => void (await Promise.all([listener.close(), pool.end()]));
  await checkRequirements(pool).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    connection,
    transaction: (work, options) => runTransaction(pool, { ...options }, count, (tx) => work({ tx })),
    read: (work) => runRead(pool, count, (tx) => work({ tx })),
    forCompany: (companyId, work, options) =>
      runTransaction(pool, { ...options, companyId }, count, (tx) => work({ tx, id: checkedCompanyId(companyId) })),
    enter,
    actAs,
    listen: listener.listen,
    statements: () => sent,
    ping: async () => void (await pool.query('select 1')),
    close,
  };
}

const enter: Database['enter'] = async ({ tx }, companyId): Promise<Company> => {
  const id = checkedCompanyId(companyId);
  await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(tx);
  return { tx, id };
};

const actAs: Database['actAs'] = async ({ tx }, accountId) => {
  await sql`select set_config('app.account_id', ${checkedAccountId(accountId)}, true)`.execute(tx);
};
