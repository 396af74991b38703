import { z } from 'zod';

export type Schema = Record<string, unknown>;
export type Direction = 'input' | 'output';

/** Writes JSON Schemas for one document. Schemas that refer to themselves become its `components`, as a reference only counts from its root. */
export interface SchemaWriter {
  write: (schema: z.ZodType, direction: Direction) => Schema;
  /** The self-referring schemas so far, by name. */
  recursive: Record<string, Schema>;
}

export function schemaWriter(): SchemaWriter {
  const recursive: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const write = (schema: z.ZodType, direction: Direction): Schema => {
    const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', override });
    let text = JSON.stringify(rest);
    for (const [name, definition] of Object.entries($defs)) {
      // Equal definitions share a component: zod names each occurrence anew.
      const content = renamed(JSON.stringify(definition), `#/$defs/${name}`, '#');
      const component = names.get(content) ?? `Recursive${names.size + 1}`;
      names.set(content, component);
      const path = `#/components/schemas/${component}`;
      recursive[component] = JSON.parse(renamed(content, '#', path));
      text = renamed(text, `#/$defs/${name}`, path);
    }
    return JSON.parse(text);
  };
  return { write, recursive };
}

function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(`"$ref":"${from}"`, `"$ref":"${to}"`);
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** A Date is sent as text, and a record of known names is an object of these. */
const override: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
  const { propertyNames: names, additionalProperties: value } = jsonSchema;
  if (typeof names !== 'object' || !names.enum || typeof value !== 'object') return;
  delete jsonSchema.propertyNames;
  jsonSchema.properties = Object.fromEntries(names.enum.map((name) => [String(name), value]));
  jsonSchema.additionalProperties = false;
};

/** The fields of an object's JSON Schema, which has both or neither. */
export function objectParts(schema: Schema): { properties: Schema; required: string[] } {
  // As JSON Schema defines them.
  const { properties = {}, required = [] } = schema as { properties?: Schema; required?: string[] };
  return { properties, required };
}
