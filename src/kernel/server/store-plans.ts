import { sql } from 'kysely';
import type { Company } from './database/unit.ts';

/**
 * Before a write of many rows. PostgreSQL checks foreign keys row by row with plans that a connection keeps from when the tables were small:
 * such a plan reads the whole table for each row, and 5,000 moves took a minute. Forgotten, they are made anew for what the tables hold now.
 */
export async function forgetPlans({ tx }: Pick<Company, 'tx'>): Promise<void> {
  await sql`discard plans`.execute(tx);
}
