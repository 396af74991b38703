/** The parts of a JSON schema that a sample needs. */
interface Schema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

const texts: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-0000-0000-000000000000',
  email: 'name@example.no',
  date: '2027-01-04',
  'date-time': '2027-01-04T08:00:00Z',
};

/** A value of the shape that a call takes, with what it needs and nothing more, to begin a try with. */
export function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (either) return sampleOf(either);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') {
    const needed = schema.required ?? [];
    return Object.fromEntries(needed.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  }
  if (type === 'array') return [];
  // Whole numbers have the least one that is exact as their minimum.
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return false;
  return type === 'string' ? (texts[schema.format ?? ''] ?? '') : null;
}
