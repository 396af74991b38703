import type { z } from 'zod';

/** JSON of an array of what a schema declares, as only `jsonRows` of the database's room lets it be written. */
export type JsonRows<S extends z.ZodObject> = string & { readonly declared: S };

interface Standing {
  schema: z.core.$ZodType;
  json: string;
}

// The rows of a stand-in, for the writer of answers; what is kept goes with the stand-in.
const standIns = new WeakMap<object, Standing>();

/**
 * Rows that the database wrote as JSON, in the place of an answer's array of the same schema: they leave as they are. Here they cannot be read;
 * whatever takes them for an array fails.
 */
export function answerWithJson<S extends z.ZodObject>(schema: S, json: JsonRows<S>): z.input<S>[] {
  const standIn = Object.freeze({});
  standIns.set(standIn, { schema, json });
  // An array by its type alone, so that a handler may answer it; only the writer of answers knows it again.
  return standIn as z.input<S>[];
}

/** The JSON of such rows; nothing for anything else, and for rows of another schema. */
export function jsonOfAnswer(schema: z.core.$ZodType, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known = standIns.get(value);
  return known?.schema === schema ? known.json : undefined;
}
