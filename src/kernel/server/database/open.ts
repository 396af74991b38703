import { sql } from 'kysely';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import type { DatabaseLog } from './embedded.ts';
import { openListener } from './listener.ts';
import { noNames, statementNames } from './named-statements.ts';
import { openNotifier } from './notify.ts';
import { openPool } from './pool.ts';
import { checkRequirements } from './requirements.ts';
import { checkedAccountId, checkedCompanyId, runRead, runTransaction } from './transaction.ts';
import type { Runner } from './transaction.ts';
import type { Company } from './unit.ts';

export interface OpenOptions {
  /** Any PostgreSQL from 15; when left out, the embedded one under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  poolSize?: number;
  log?: DatabaseLog;
  /** How many statements PostgreSQL may keep prepared on each connection; 0 behind a pooler that hands each transaction another one. */
  preparedStatements?: number;
}

/** A database as its opener holds it: also where it is, for migrations, backups and the job queue. */
export interface OpenedDatabase extends Database {
  connection: Connection;
}

const silent: DatabaseLog = { info: () => undefined, warn: () => undefined };
// A plan takes some 50 KiB of the connection's process.
const maxPrepared = 500;

/** Opens the product's database, starting the embedded PostgreSQL when no other is given. */
export async function openDatabase({ url, dataDir, ...options }: OpenOptions): Promise<OpenedDatabase> {
  if (url) return connectDatabase({ connectionString: url }, options);
  const server = await startEmbedded(dataDir, options.log ?? silent);
  try {
    const database = await connectDatabase(server.connection, options);
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
  { poolSize = 10, log = silent, preparedStatements = maxPrepared }: Omit<OpenOptions, 'url' | 'dataDir'> = {},
): Promise<OpenedDatabase> {
  const pool = openPool(connection, poolSize, (error) => log.warn({ err: error }, 'An idle database connection broke'));
  const listener = openListener(connection, (error) => log.warn({ err: error }, 'The database connection that listens is down'));
  const notifier = openNotifier(pool, (error) =>
    log.warn({ err: error }, 'What changed could not be told to other processes and open pages'),
  );
  let sent = 0;
  const runner: Runner = {
    pool,
    names: preparedStatements === 0 ? noNames : statementNames(preparedStatements, pool.renew),
    count: () => void (sent += 1),
    sendNotices: notifier.sendOf,
    onLateFault: (error) => log.warn({ err: error }, 'A transaction that only read was answered and could not be ended'),
  };
  const close = async (): Promise<void> => {
    await notifier.close();
    await Promise.all([listener.close(), pool.end()]);
  };
  await checkRequirements(pool).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    connection,
    transaction: (work, options) => runTransaction(runner, { ...options }, (tx) => work({ tx })),
    read: (work) => runRead(runner, (tx) => work({ tx })),
    forCompany: (companyId, work, options) =>
      runTransaction(runner, { ...options, companyId }, (tx) => work({ tx, id: checkedCompanyId(companyId) })),
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
