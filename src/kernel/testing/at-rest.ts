import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../server/database/database.ts';

/** Waits until no statement is running: after a process was killed the database still finishes, and may commit, its last statement. */
export async function atRest(database: Database): Promise<void> {
  const busy = () =>
    database.transaction(async ({ tx }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(tx);
      return rows[0]?.count;
    });
  await expect.poll(busy).toBe(0);
}
