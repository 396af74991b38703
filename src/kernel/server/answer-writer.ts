import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { jsonOfAnswer } from './json-answer.ts';

type Schema = z.core.$ZodType;
/** The JSON of a value; undefined for omitted values. Rows that are already JSON are added to `ready`. Throws when the value does not match the schema. */
type Write = (value: unknown, ready: string[]) => string | undefined;

/** JavaScript that writes a value, given as the name of a variable, as JSON. */
interface Written {
  expression: (value: string) => string;
  /** Whether the JSON can be undefined. */
  canBeOmitted: boolean;
}

/** The source of one writer, as it grows. */
interface Source {
  functions: string[];
  /** The functions of objects, by schema, since a recursive schema holds itself. */
  names: Map<Schema, string>;
  /** What the functions use as `used[n]`. */
  used: unknown[];
}

// What is compiled from a schema goes with it.
const writers = new WeakMap<Schema, Write>();
const schemaMismatch = new Error('The value does not fit its schema');
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
    if (ready.length === 0) return json === undefined ? undefined : [json];
    return json?.split(gap).flatMap((part, index) => (index === 0 ? [part] : [ready[index - 1] ?? '', part]));
  } catch (error) {
    if (error === schemaMismatch) return undefined;
    throw error;
  }
}

function writerOf(schema: Schema): Write {
  const known = writers.get(schema);
  if (known) return known;
  const made = compile(schema);
  writers.set(schema, made);
  return made;
}

/**
 * Compiles a schema to one function per object and array that reads exactly the declared fields. The source is made of our own contracts alone:
 * names of fields stand in it as JSON texts, and everything else is passed in `used`. Nothing of a request or an answer becomes source.
 */
function compile(schema: Schema): Write {
  const source: Source = { functions: [], names: new Map(), used: [] };
  const { expression } = writtenBy(source, schema);
  const names = `const { ${Object.keys(shared).join(', ')} } = shared;`;
  const body = ["'use strict';", names, ...source.functions, `return (value, ready) => ${expression('value')};`].join('\n');
  // oxlint-disable-next-line no-implied-eval -- see above
  const make = new Function('shared', 'used', body);
  // The source is that of a `Write`.
  return make(shared, source.used) as Write;
}

/** Handles plain shapes; schemas that convert or refine are left to zod. */
function writtenBy(source: Source, schema: Schema): Written {
  if (schema === Moment) return always((value) => `writeMoment(${value})`);
  if (schema._zod.def.checks?.length || schema._zod.traits.has('$ZodCheck') || 'coerce' in schema._zod.def) return parsedBy(source, schema);
  if (schema instanceof z.ZodString) return always((value) => `writeText(${value})`);
  if (schema instanceof z.ZodNumber) return always((value) => `writeNumber(${value})`);
  if (schema instanceof z.ZodBoolean) return always((value) => `writeBoolean(${value})`);
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum) return oneOf(source, schema);
  if (schema instanceof z.ZodNullable) return unless('null', `'null'`, writtenBy(source, schema._zod.def.innerType));
  if (schema instanceof z.ZodOptional)
    return { ...unless('undefined', 'undefined', writtenBy(source, schema._zod.def.innerType)), canBeOmitted: true };
  if (schema instanceof z.ZodArray) return arrayOf(source, schema._zod.def.element);
  if (schema instanceof z.ZodObject && !schema._zod.def.catchall) return objectOf(source, schema);
  return parsedBy(source, schema);
}

const always = (expression: Written['expression']): Written => ({ expression, canBeOmitted: false });

/** Passes something to the functions; returns the expression for it. */
function passIn(source: Source, one: unknown): string {
  return `used[${source.used.push(one) - 1}]`;
}

function parsedBy(source: Source, schema: Schema): Written {
  const parse = passIn(source, parserOf(schema));
  // What a schema converts to can be nothing.
  return { expression: (value) => `${parse}(${value})`, canBeOmitted: true };
}

function parserOf(schema: Schema) {
  return (value: unknown): string | undefined => {
    const result = z.safeParse(schema, value);
    if (!result.success) throw schemaMismatch;
    return JSON.stringify(result.data);
  };
}

function oneOf(source: Source, schema: z.ZodLiteral | z.ZodEnum): Written {
  const texts = new Map<unknown, string | undefined>([...schema._zod.values].map((value) => [value, JSON.stringify(value)]));
  const write = (value: unknown) => {
    const text = texts.get(value);
    if (text === undefined) throw schemaMismatch;
    return text;
  };
  const name = passIn(source, write);
  return always((value) => `${name}(${value})`);
}

function unless(empty: string, text: string, { expression, canBeOmitted }: Written): Written {
  return { expression: (value) => `(${value} === ${empty} ? ${text} : ${expression(value)})`, canBeOmitted };
}

function arrayOf(source: Source, element: Schema): Written {
  const { expression, canBeOmitted } = writtenBy(source, element);
  const each = canBeOmitted ? `(${expression('each')} ?? 'null')` : expression('each');
  const name = `array${source.functions.length}`;
  source.functions.push(`function ${name}(value, ready) {
    if (!Array.isArray(value)) return insertRows(${passIn(source, element)}, value, ready);
    let text = '[', comma = '';
    for (const each of value) { text += comma + ${each}; comma = ','; }
    return text + ']';
  }`);
  return always((value) => `${name}(${value}, ready)`);
}

/** An object with any prototype; a field that it lacks is undefined. */
function objectOf(source: Source, schema: z.ZodObject): Written {
  const known = source.names.get(schema);
  const name = known ?? `object${source.names.size}`;
  if (!known) {
    source.names.set(schema, name);
    source.functions.push(functionOf(source, schema, name));
  }
  return always((value) => `${name}(${value}, ready)`);
}

function functionOf(source: Source, schema: z.ZodObject, name: string): string {
  // A field needs a comma when one was written before it: known here after the first that is always written, known by `comma` until then.
  let comma = 'comma';
  const fields = Object.entries(schema.shape).map(([field, inner]) => {
    const { expression, canBeOmitted } = writtenBy(source, inner);
    const key = JSON.stringify(`${JSON.stringify(field)}:`);
    const start = `given = value[${JSON.stringify(field)}]; json = ${expression('given')};`;
    if (canBeOmitted) return `${start} if (json !== undefined) { text += ${comma} + ${key} + json; comma = ','; }`;
    const line = `${start} text += ${comma} + ${key} + json;`;
    comma = `','`;
    return line;
  });
  return `function ${name}(value, ready) {
    if (!isObject(value)) throw schemaMismatch;
    let text = '{', comma = '', given, json;
    ${fields.join('\n')}
    return text + '}';
  }`;
}

/** Characters that JSON escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are just what JSON must escape
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

const parseMoment = parserOf(Moment);

/** What every writer uses. */
const shared = {
  schemaMismatch,
  isObject: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  writeText(value: unknown): string {
    if (typeof value !== 'string') throw schemaMismatch;
    return escaped.test(value) ? JSON.stringify(value) : `"${value}"`;
  },
  writeNumber(value: unknown): string {
    if (!Number.isFinite(value)) throw schemaMismatch;
    return String(value);
  },
  writeBoolean(value: unknown): string {
    if (typeof value !== 'boolean') throw schemaMismatch;
    return value ? 'true' : 'false';
  },
  writeMoment: (value: unknown) =>
    value instanceof Date && !Number.isNaN(value.getTime()) ? `"${value.toISOString()}"` : parseMoment(value),
  insertRows(element: Schema, value: unknown, ready: string[]): string {
    const rows = jsonOfAnswer(element, value);
    if (rows === undefined) throw schemaMismatch;
    ready.push(rows);
    return gap;
  },
};
