import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Drops a database of the test run. An ordinary role may not end PostgreSQL's own workers in it, but they finish soon. */
export async function dropDatabase(client: pg.ClientBase, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`drop database ${name} with (force)`);
      return;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && (error.code === '42501' || error.code === '55006');
      if (!busy || tries === 50) throw error;
      await pause(200);
    }
  }
}
