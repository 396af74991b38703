import { sql } from 'kysely';
import type { Company, Unit } from './database/unit.ts';

/**
 * Call before writing many rows. PostgreSQL checks foreign keys row by row with plans that a connection cached when the tables were small:
 * such a plan scans the whole table for each row, and 5,000 moves took a minute. Discarding the plans makes PostgreSQL plan for the current sizes.
 */
export async function discardQueryPlans({ tx }: Pick<Company, 'tx'>): Promise<void> {
  await sql`discard plans`.execute(tx);
}

/**
 * For statements whose plan does not depend on their values: the rest of the transaction uses the connection's generic plan. PostgreSQL
 * overestimates its cost from average values and would plan each execution again, which takes longer than running it.
 */
export async function reuseQueryPlans({ tx }: Pick<Company, 'tx'>): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx);
}

/**
 * Updates the planner's statistics of all our tables. Outside a transaction each table is a separate transaction, which blocks neither
 * reads nor writes; inside one, its uncommitted rows count.
 */
export async function analyzeTables({ tx }: Unit): Promise<void> {
  await sql`analyze`.execute(tx);
}
