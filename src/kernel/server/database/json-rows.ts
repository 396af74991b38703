import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { JsonRows } from '../json-answer.ts';

/** A column as JSON. The cast decides how it looks, so nothing that stands in it can break out of its place. */
type JsonColumn = RawBuilder<{ json: true }>;

// Neither a UUID nor a day has a character that JSON would escape.
export const idJson = (column: RawBuilder<unknown>): JsonColumn => sql`'"' || (${column})::uuid || '"'`;
export const dayJson = (column: RawBuilder<unknown>): JsonColumn => sql`'"' || (${column})::date || '"'`;
export const wholeJson = (column: RawBuilder<unknown>): JsonColumn => sql`(${column})::integer`;

/**
 * The rows of a group as one JSON array. Its fields are those that the schema declares, each of a column that is never null: what the schema
 * does not know is not there, and a field without a column does not compile.
 */
export function jsonRows<S extends z.ZodObject>(
  schema: S,
  columns: { [Name in keyof z.output<S>]: JsonColumn },
  order: RawBuilder<unknown>,
): RawBuilder<JsonRows<S>> {
  const names = Object.keys(schema.shape);
  const parts = names.flatMap((name, index) => {
    // The type of `columns` has each field of the schema.
    const column = columns[name as keyof z.output<S>];
    return [sql.lit(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`), column];
  });
  return sql<JsonRows<S>>`'[' || string_agg(concat(${sql.join([...parts, sql.lit('}')])}), ',' order by ${order}) || ']'`;
}
