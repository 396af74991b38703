import { z } from 'zod';
import type { FormValue } from './form-data.ts';

type Schema = z.core.$ZodType;

/**
 * Converts the texts of a form to the types that their schema expects, so that one contract serves JSON and form data:
 * `"5"` becomes 5 where a number is expected, `"true"` a boolean, and an empty text null where null is allowed.
 * A value that cannot be converted stays unchanged, and the schema refuses it.
 */
export function typedFormValue(value: FormValue, schema: Schema): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return typedObject(value, (name) => def.shape[name] ?? def.catchall);
    case 'record':
      return typedObject(value, () => def.valueType);
    case 'array':
      return Array.isArray(value) ? value.map((item) => typedFormValue(item, def.element)) : value;
    case 'nullable':
      return value === '' ? null : typedFormValue(value, def.innerType);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return typedFormValue(value, def.innerType);
    case 'lazy':
      return typedFormValue(value, def.getter());
    case 'pipe':
      return typedFormValue(value, def.in);
    case 'union':
      return firstMatch(value, def.options);
    default:
      return typeof value === 'string' ? typedText(value, schema) : value;
  }
}

function definitionOf(schema: Schema) {
  // A schema's public type hides its kind; zod exports this union of all kinds for introspection.
  return (schema as z.core.$ZodTypes)._zod.def;
}

function typedObject(value: FormValue, schemaOf: (name: string) => Schema | undefined): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => {
    const schema = schemaOf(name);
    return [name, schema ? typedFormValue(child, schema) : child] as const;
  });
  return Object.fromEntries(entries);
}

function firstMatch(value: FormValue, options: readonly Schema[]): unknown {
  for (const option of options) {
    const typed = typedFormValue(value, option);
    if (z.safeParse(option, typed).success) return typed;
  }
  return value;
}

const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/;

function typedText(text: string, schema: Schema): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'number':
      return numberForm.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'null':
      return text === '' ? null : text;
    case 'literal':
      return spelledAs(text, def.values);
    case 'enum':
      return spelledAs(text, Object.values(def.entries));
    default:
      return text;
  }
}

function spelledAs(text: string, values: readonly unknown[]): unknown {
  const index = values.findIndex((value) => String(value ?? '') === text);
  return index < 0 ? text : values[index];
}
