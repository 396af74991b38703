import type { z } from 'zod';

/** JSON of an array of a schema's objects; only `jsonRows` in the database folder can create it. */
export type JsonRows<S extends z.ZodObject> = string & { readonly declared: S };

interface StandIn {
  schema: z.core.$ZodType;
  json: string;
}

// The rows of a stand-in, for the writer of answers; what is kept goes with the stand-in.
const standIns = new WeakMap<object, StandIn>();

/**
 * Places rows that the database serialized as JSON into an answer, as an array of the same schema. They are sent unchanged; using the
 * value as an array on the server fails.
 */
export function answerWithJson<S extends z.ZodObject>(schema: S, json: JsonRows<S>): z.input<S>[] {
  const standIn = Object.freeze({});
  standIns.set(standIn, { schema, json });
  // Typed as an array, so that a handler may answer it; only the answer writer recognizes it.
  return standIn as z.input<S>[];
}

/** The JSON of such rows; undefined for any other value, and for rows of another schema. */
export function jsonOfAnswer(schema: z.core.$ZodType, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known = standIns.get(value);
  return known?.schema === schema ? known.json : undefined;
}
