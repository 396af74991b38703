import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type pg from 'pg';

/** A transaction's connection as stores see it; after `end` it refuses, so that forgotten work cannot reach a later transaction. */
export interface Bound {
  tx: Kysely<unknown>;
  end: () => void;
}

type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Binds Kysely to one open transaction. */
export function bind(send: Send): Bound {
  let open = true;
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (!open) throw new Error('A statement was sent after its transaction had ended; await everything that uses the transaction');
      const { command, rowCount, rows } = await send(query.sql, query.parameters);
      return changes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    },
    streamQuery: () => refuse('Streaming'),
  };
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return { tx: new Kysely<unknown>({ dialect }), end: () => (open = false) };
}

function driverOf(connection: DatabaseConnection): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: async () => refuse('A transaction inside a transaction'),
    commitTransaction: async () => refuse('Committing by hand'),
    rollbackTransaction: async () => refuse('Rolling back by hand'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}

function refuse(what: string): never {
  throw new Error(`${what} is not possible here: the transaction belongs to whoever opened it`);
}
