import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { jsonOfAnswer } from './json-answer.ts';

type Schema = z.core.$ZodType;
/** The JSON of a value; undefined for omitted values. Rows that are already JSON are added to `ready`. Throws when the value does not match the schema. */
type Write = (value: unknown, ready: string[]) => string | undefined;

// What is compiled from a schema goes with it.
const writers = new WeakMap<Schema, Write>();
const misfit = new Error('The value does not fit its schema');
// JSON escapes this character, so it can serve as a placeholder for rows that are inserted later, which avoids copying them repeatedly.
const gap = '\u0000';

/**
 * Checks an object against its schema and serializes it in one pass; undefined when it does not match. Only declared fields are written, so
 * an undeclared field cannot leak. The compiled writer is cached with its schema. The result is the parts of the JSON, in order.
 */
export function serializeAnswer(schema: Schema, value: unknown): readonly string[] | undefined {
  const ready: string[] = [];
  try {
    const json = writerOf(schema)(value, ready);
    return json?.split(gap).flatMap((part, index) => (index === 0 ? [part] : [ready[index - 1] ?? '', part]));
  } catch (error) {
    if (error === misfit) return undefined;
    throw error;
  }
}

function writerOf(schema: Schema): Write {
  const known = writers.get(schema);
  if (known) return known;
  const made = schema === Moment ? writeMoment : compiled(schema);
  writers.set(schema, made);
  return made;
}

/** Handles plain shapes; schemas that convert or refine are left to zod. */
function compiled(schema: Schema): Write {
  if (schema._zod.def.checks?.length || schema._zod.traits.has('$ZodCheck') || 'coerce' in schema._zod.def) return parsedBy(schema);
  if (schema instanceof z.ZodString) return writeText;
  if (schema instanceof z.ZodNumber) return writeNumber;
  if (schema instanceof z.ZodBoolean) return writeBoolean;
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum) return oneOf(schema);
  if (schema instanceof z.ZodNullable) return unless(null, 'null', schema._zod.def.innerType);
  if (schema instanceof z.ZodOptional) return unless(undefined, undefined, schema._zod.def.innerType);
  if (schema instanceof z.ZodArray) return arrayOf(schema._zod.def.element);
  if (schema instanceof z.ZodObject && !schema._zod.def.catchall) return objectOf(schema);
  return parsedBy(schema);
}

function parsedBy(schema: Schema): Write {
  return (value) => {
    const result = z.safeParse(schema, value);
    if (!result.success) throw misfit;
    return JSON.stringify(result.data);
  };
}

const parsedMoment = parsedBy(Moment);
const writeMoment: Write = (value) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? `"${value.toISOString()}"` : parsedMoment(value, []);

/** Characters that JSON escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are just what JSON must escape
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

const writeText: Write = (value) => {
  if (typeof value !== 'string') throw misfit;
  return escaped.test(value) ? JSON.stringify(value) : `"${value}"`;
};

const writeNumber: Write = (value) => {
  if (!Number.isFinite(value)) throw misfit;
  return String(value);
};

const writeBoolean: Write = (value) => {
  if (typeof value !== 'boolean') throw misfit;
  return value ? 'true' : 'false';
};

function oneOf(schema: z.ZodLiteral | z.ZodEnum): Write {
  const texts = new Map<unknown, string | undefined>([...schema._zod.values].map((value) => [value, JSON.stringify(value)]));
  return (value) => {
    const text = texts.get(value);
    if (text === undefined) throw misfit;
    return text;
  };
}

function unless(empty: null | undefined, text: string | undefined, inner: Schema): Write {
  const write = writerOf(inner);
  return (value, ready) => (value === empty ? text : write(value, ready));
}

function arrayOf(element: Schema): Write {
  const write = writerOf(element);
  return (value, ready) => {
    if (Array.isArray(value)) return `[${value.map((each) => write(each, ready) ?? 'null').join(',')}]`;
    const rows = jsonOfAnswer(element, value);
    if (rows === undefined) throw misfit;
    ready.push(rows);
    return gap;
  };
}

const fieldOf = (name: string, field: Schema) => ({
  name,
  key: `${JSON.stringify(name)}:`,
  write: writerOf(field),
  isOptional: field instanceof z.ZodOptional && !field._zod.def.checks?.length,
});

function objectOf(schema: z.ZodObject): Write {
  // The fields of a recursive schema are known only after it was created.
  let fields: { name: string; key: string; write: Write; isOptional: boolean }[] | undefined;
  return (value, ready) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit;
    fields ??= Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field));
    let text = '{';
    for (const { name, key, write, isOptional } of fields) {
      // An object with any prototype; a field that it lacks is undefined.
      const given = (value as Record<string, unknown>)[name];
      // Most optional fields are missing in most rows.
      if (given === undefined && isOptional) continue;
      const json = write(given, ready);
      if (json !== undefined) text += text === '{' ? key + json : `,${key}${json}`;
    }
    return `${text}}`;
  };
}
