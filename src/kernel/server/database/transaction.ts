import type pg from 'pg';
import type { Kysely } from 'kysely';
import { bind } from './kysely.ts';
import type { Bound } from './kysely.ts';
import type { StatementNames } from './named-statements.ts';
import type { ConnectionPool } from './pool.ts';
import { isOutdatedPlan, mayChange } from './statement-kinds.ts';

export interface Settings {
  companyId?: number | undefined;
  accountId?: string | undefined;
  canBeRedone?: boolean | undefined;
  answersFirst?: boolean | undefined;
}

/** What transactions are run with. */
export interface Runner {
  pool: ConnectionPool;
  names: StatementNames;
  /** Called for each statement sent; opening and closing a transaction count one each. */
  count: () => void;
  /** Sends what a transaction tells, once it has committed. */
  sendNotices: (tx: Kysely<unknown>) => void;
  /** Told of a commit that failed after its transaction was answered. */
  onLateFault: (error: unknown) => void;
}

type Work<T> = (tx: Kysely<unknown>) => Promise<T>;

/** A connection in use: how statements are sent on it, and what they turned out to be. */
interface Line {
  client: pg.PoolClient;
  send: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;
  sent: () => number;
  hasChanged: () => boolean;
  isOutdated: () => boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Runs work in one transaction of a pooled connection; commits when it answers, rolls back when it throws. Where a migration has made a prepared
 * statement unusable, the work is run once more, on a connection on which nothing is prepared.
 */
export async function runTransaction<T>(runner: Runner, settings: Settings, work: Work<T>): Promise<T> {
  const opening = beginning(settings);
  return onConnection(runner, (line) => transact(runner, line, { opening, answersFirst: settings.answersFirst ?? false }, work));
}

/**
 * Runs a statement that reads on a pooled connection, which outside `begin read write` only reads (docs of `pool.ts`). Settings of a company live
 * in transactions alone, so none of an earlier call is left on the connection.
 */
export async function runRead<T>(runner: Runner, work: Work<T>): Promise<T> {
  return onConnection(runner, async (line) => {
    const bound = bind(async (text, values) => {
      if (line.sent() > 0) throw new Error('Statements that belong together need a transaction');
      return line.send(text, values);
    });
    let failed = true;
    try {
      const result = await work(bound.tx);
      failed = false;
      return result;
    } finally {
      bound.end();
      line.client.release(failed);
    }
  });
}

async function onConnection<T>(runner: Runner, run: (line: Line) => Promise<T>): Promise<T> {
  const line = lineOf(await runner.pool.connect(), runner);
  try {
    return await run(line);
  } catch (error) {
    if (!line.isOutdated()) throw error;
    runner.pool.renew();
    return run(lineOf(await runner.pool.connect(), runner));
  }
}

function lineOf(client: pg.PoolClient, { names, count }: Runner): Line {
  let sent = 0;
  let hasChanged = false;
  let isOutdated = false;
  const send: Line['send'] = async (text, values) => {
    count();
    sent += 1;
    hasChanged ||= mayChange(text);
    const name = names.nameOf(text);
    writeTogether(client);
    try {
      // `pg` only reads the array.
      const result = await client.query({ name, text, values: values as unknown[] });
      names.answered(text, result.rows.length);
      return result;
    } catch (error) {
      isOutdated ||= isOutdatedPlan(error);
      throw error;
    }
  };
  return { client, send, sent: () => sent, hasChanged: () => hasChanged, isOutdated: () => isOutdated };
}

async function transact<T>(
  { count, sendNotices, onLateFault }: Runner,
  { client, send, hasChanged }: Line,
  { opening, answersFirst }: { opening: string; answersFirst: boolean },
  work: Work<T>,
): Promise<T> {
  const bound = bind(send);
  const begin = () => {
    count();
    writeTogether(client);
    return client.query(opening);
  };
  try {
    const result = await opened(bound, begin, work);
    count();
    const committed = commit(client).then(() => sendNotices(bound.tx));
    if (answersFirst && !hasChanged()) releaseAfter(client, committed, onLateFault);
    else {
      await committed;
      client.release();
    }
    return result;
  } catch (error) {
    bound.end();
    count();
    client.release(await rollback(client));
    throw error;
  }
}

/** A transaction that only read has nothing to lose: whoever waits for its answer need not wait for its end. */
function releaseAfter(client: pg.PoolClient, committed: Promise<void>, onLateFault: Runner['onLateFault']): void {
  committed.then(
    () => client.release(),
    (error: unknown) => {
      client.release(true);
      onLateFault(error);
    },
  );
}

/** What is sent until the work waits leaves in one write, such as `begin` and the first statements, or statements that are sent side by side. */
function writeTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The first statement of the work follows `begin` without waiting for its answer (docs of `pool.ts` say why that is safe). */
async function opened<T>(bound: Bound, begin: () => Promise<unknown>, work: Work<T>): Promise<T> {
  const begun = begin();
  // Awaited below; until then a rejection must not count as unhandled.
  begun.catch(() => undefined);
  try {
    return await work(bound.tx);
  } finally {
    bound.end();
    await begun;
  }
}

/** PostgreSQL answers a commit of a failed transaction with a rollback and no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A statement of this transaction failed and its error was ignored; nothing was saved');
}

async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function beginning({ companyId, accountId, canBeRedone }: Settings): string {
  const set: string[] = [];
  if (companyId !== undefined) set.push(`set_config('app.company_id', '${checkedCompanyId(companyId)}', true)`);
  if (accountId !== undefined) set.push(`set_config('app.account_id', '${checkedAccountId(accountId)}', true)`);
  if (canBeRedone) set.push(`set_config('synchronous_commit', 'off', true)`);
  return set.length === 0 ? 'begin read write' : `begin read write; select ${set.join(', ')}`;
}

/** A company id is written into the statement, so nothing but a positive integer may pass. */
export function checkedCompanyId(id: number): number {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new Error(`${id} is not a company id`);
  return id;
}

/** An account id is written into the statement, so nothing but a UUID may pass. */
export function checkedAccountId(id: string): string {
  if (!uuid.test(id)) throw new Error('An account id must be a UUID');
  return id;
}
