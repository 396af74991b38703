import { sql } from 'kysely';
import type { Company, Unit } from './database/unit.ts';

/**
 * Before a write of many rows. PostgreSQL checks foreign keys row by row with plans that a connection keeps from when the tables were small:
 * such a plan reads the whole table for each row, and 5,000 moves took a minute. Forgotten, they are made anew for what the tables hold now.
 */
export async function forgetPlans({ tx }: Pick<Company, 'tx'>): Promise<void> {
  await sql`discard plans`.execute(tx);
}

/**
 * For statements whose plan is the same whatever their values: the rest of the transaction uses the plan that the connection has kept. PostgreSQL
 * guesses from average values that it costs more than one made for these, and would plan each call anew, which takes longer than to run it.
 */
export async function keepPlans({ tx }: Pick<Company, 'tx'>): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(tx);
}

/**
 * Renews the planner's statistics of all tables of ours. Outside a transaction each table is a transaction of its own, which hinders neither
 * reading nor writing; inside one, what it has written counts.
 */
export async function analyzeTables({ tx }: Unit): Promise<void> {
  await sql`analyze`.execute(tx);
}
