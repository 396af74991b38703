import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Pause } from '../pricing/shapes.ts';

/** The days on which nothing was sold, the oldest first. */
export async function readPauses(unit: Unit): Promise<Pause[]> {
  const { rows } = await sql<Pause>`select from_day::text as from, end_day::text as end from sale_pause order by from_day`.execute(unit.tx);
  return rows;
}

/** Begins a pause with the day on which the sale is switched off; nothing is charged for that day. */
export async function beginSalePause(unit: Unit, day: string): Promise<void> {
  await sql`insert into sale_pause (from_day) values (${day}::date)`.execute(unit.tx);
}

/** Ends the pause with the day on which the sale is switched on; on the day on which it began, it was none. */
export async function endSalePause(unit: Unit, day: string): Promise<void> {
  await sql`delete from sale_pause where end_day is null and from_day >= ${day}::date`.execute(unit.tx);
  await sql`update sale_pause set end_day = ${day}::date where end_day is null`.execute(unit.tx);
}
