import { sql } from 'kysely';
import type { Unit } from './database/unit.ts';

interface Hits {
  hits: number;
  window_ends_at: Date;
}

/** Counts one more hit in the key's window, or opens its next window; parallel hits wait for the row lock. */
export async function addHit({ tx }: Unit, key: string, now: Date, windowEndsAt: Date): Promise<Hits> {
  const { rows } = await sql<Hits>`
    insert into rate_limit as known (key, hits, window_ends_at) values (${key}, 1, ${windowEndsAt})
    on conflict (key) do update set
      hits = case when known.window_ends_at <= ${now} then 1 else known.hits + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at else known.window_ends_at end
    returning hits, window_ends_at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A hit was not counted');
  return row;
}

/** Takes back one hit of the key's window. */
export async function removeHit({ tx }: Unit, key: string, now: Date): Promise<void> {
  await sql`update rate_limit set hits = hits - 1 where key = ${key} and hits > 0 and window_ends_at > ${now}`.execute(tx);
}

/** Deletes ended windows. */
export async function deleteEndedWindows({ tx }: Unit, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from rate_limit where window_ends_at <= ${now}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
