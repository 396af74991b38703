import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../server/database/database.ts';

/** Waits until so many transactions wait for a lock in this database. */
export async function untilWaiting(database: Database, count = 1): Promise<void> {
  const waiting = () =>
    database.transaction(async ({ tx }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      );
      return rows[0]?.count;
    });
  await expect.poll(waiting, { interval: 20 }).toBe(count);
}
