import type { Kysely } from 'kysely';

/** One open transaction. Only the gate, jobs and commands open one; nothing outside the database happens inside it. */
export interface Unit {
  /** The transaction's connection. Store files reach it through `tables`. */
  readonly tx: Kysely<unknown>;
}

/** A transaction in which the database shows and accepts rows of this company only. */
export interface Company extends Unit {
  readonly id: number;
}

/** Gives a store file its typed view of the tables it owns or reads: `const db = tables<PeopleTables>()`, then `db(company)`. */
export function tables<Tables>(): (unit: Unit) => Kysely<Tables> {
  // The type of a connection says nothing about its tables; each store declares those it uses.
  return (unit) => unit.tx as Kysely<Tables>;
}
