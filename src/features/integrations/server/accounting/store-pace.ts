import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

interface Reservation {
  key: string;
  now: Date;
  /** Milliseconds until the next one may have its moment. */
  spacing: number;
  /** No later moment is taken. */
  latest: Date;
}

/** Takes the next free moment of a key; undefined when it lies too far ahead. */
export async function reserveMoment({ tx }: Unit, { key, now, spacing, latest }: Reservation): Promise<Date | undefined> {
  const next = new Date(now.getTime() + spacing);
  const { rows } = await sql<{ free_at: Date }>`
    insert into provider_pace as known (key, free_at) values (${key}, ${next})
    on conflict (key) do update set free_at = greatest(known.free_at, ${now}) + ${spacing} * interval '1 millisecond'
    where known.free_at <= ${latest}
    returning free_at`.execute(tx);
  return rows[0] && new Date(rows[0].free_at.getTime() - spacing);
}

/** When a key is free again. */
export async function readFreeMoment({ tx }: Unit, key: string): Promise<Date | undefined> {
  const { rows } = await sql<{ free_at: Date }>`select free_at from provider_pace where key = ${key}`.execute(tx);
  return rows[0]?.free_at;
}

/** Leaves no moment of a key free until then. */
export async function holdUntil({ tx }: Unit, key: string, until: Date): Promise<void> {
  await sql`
    insert into provider_pace as known (key, free_at) values (${key}, ${until})
    on conflict (key) do update set free_at = greatest(known.free_at, excluded.free_at)`.execute(tx);
}

/** Forgets keys that were free long ago. */
export async function deleteFreeKeys({ tx }: Unit, before: Date): Promise<void> {
  await sql`delete from provider_pace where free_at < ${before}`.execute(tx);
}
