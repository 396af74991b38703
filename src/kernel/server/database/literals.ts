import { sql, type RawBuilder } from 'kysely';

/** Values of a closed set as a list of literals, `(1, 4, 8)`: partial indexes and plans need them in the text of a statement. */
export function literals(values: readonly (number | string)[]): RawBuilder<unknown> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
}
