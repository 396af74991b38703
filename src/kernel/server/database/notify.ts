import { sql } from 'kysely';
import type { Unit } from './unit.ts';

/** Tells every process that listens, once the transaction commits. Payloads are ids, never content, and under 8,000 bytes. */
export async function notify({ tx }: Unit, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
