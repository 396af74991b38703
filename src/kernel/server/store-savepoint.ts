import { sql } from 'kysely';
import type { Unit } from './database/unit.ts';

/** Begins a part of a transaction that may be taken back by itself. */
export async function openPart({ tx }: Unit): Promise<void> {
  await sql`savepoint part`.execute(tx);
}

/** What the part wrote stays with the transaction. */
export async function releaseSavepoint({ tx }: Unit): Promise<void> {
  await sql`release savepoint part`.execute(tx);
}

export async function takeBackPart(unit: Unit): Promise<void> {
  await sql`rollback to savepoint part`.execute(unit.tx);
  await releaseSavepoint(unit);
}
