import type pg from 'pg';
import type { Kysely } from 'kysely';
import { bind } from './kysely.ts';
import type { Bound } from './kysely.ts';

export interface Settings {
  companyId?: number | undefined;
  accountId?: string | undefined;
  isDoneAnew?: boolean | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Runs work in one transaction of a pooled connection; commits when it answers, rolls back when it throws. */
export async function runTransaction<T>(
  pool: pg.Pool,
  settings: Settings,
  count: () => void,
  work: (tx: Kysely<unknown>) => Promise<T>,
): Promise<T> {
  const opening = beginning(settings);
  const client = await pool.connect();
  const bound = bind((text, values) => {
    count();
    // `pg` only reads the array.
    return client.query(text, values as unknown[]);
  });
  let broken: Error | undefined;
  try {
    const begin = () => {
      count();
      return client.query(opening);
    };
    const result = await opened(bound, begin, work);
    count();
    await commit(client);
    return result;
  } catch (error) {
    bound.end();
    count();
    broken = await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs a statement that reads on a pooled connection, which outside `begin read write` only reads (docs of `pool.ts`). Settings of a company live
 * in transactions alone, so none of an earlier call is left on the connection.
 */
export async function runRead<T>(pool: pg.Pool, count: () => void, work: (tx: Kysely<unknown>) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let sent = 0;
  const bound = bind(async (text, values) => {
    count();
    sent += 1;
    if (sent > 1) throw new Error('Statements that belong together need a transaction');
    // `pg` only reads the array.
    return client.query(text, values as unknown[]);
  });
  let failed = true;
  try {
    const result = await work(bound.tx);
    failed = false;
    return result;
  } finally {
    bound.end();
    client.release(failed);
  }
}

/** The first statement of the work follows `begin` without waiting for its answer (docs of `pool.ts` say why that is safe). */
async function opened<T>(bound: Bound, begin: () => Promise<unknown>, work: (tx: Kysely<unknown>) => Promise<T>): Promise<T> {
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

function beginning({ companyId, accountId, isDoneAnew }: Settings): string {
  const set: string[] = [];
  if (companyId !== undefined) set.push(`set_config('app.company_id', '${checkedCompanyId(companyId)}', true)`);
  if (accountId !== undefined) set.push(`set_config('app.account_id', '${checkedAccountId(accountId)}', true)`);
  if (isDoneAnew) set.push(`set_config('synchronous_commit', 'off', true)`);
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
