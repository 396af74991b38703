import { sql, type RawBuilder } from 'kysely';

/** A moment inside JSON, which has no type of its own for it. */
export function isoMoment(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
