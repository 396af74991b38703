import { describe, expect, test } from 'vitest';
import { z } from 'zod';

// `answer-writer.ts` and `form-values.ts` read `_zod.def`, which is not a stable API of zod. After an upgrade: run these tests, read its
// changelog for new kinds of checks and schemas, and write the new version here.
const checkedVersion = { major: 4, minor: 6, patch: 7 };

const text = z.string();
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

describe('the inner definition of zod that answer-writer.ts and form-values.ts read', () => {
  test('is of the version that it was checked against', () => {
    expect(z.core.version).toMatchObject(checkedVersion);
  });

  test.each<[type: string, schema: z.core.$ZodType, parts: object]>([
    ['string', text, {}],
    ['number', z.number(), {}],
    ['boolean', z.boolean(), {}],
    ['object', z.object({ text }), { shape: { text } }],
    ['object', z.looseObject({}), { catchall: expect.anything() }],
    ['record', z.record(text, text), { valueType: text }],
    ['array', z.array(text), { element: text }],
    ['nullable', text.nullable(), { innerType: text }],
    ['optional', text.optional(), { innerType: text }],
    ['default', text.default('a'), { innerType: text }],
    ['prefault', text.prefault('a'), { innerType: text }],
    ['nonoptional', z.nonoptional(text.optional()), { innerType: expect.anything() }],
    ['readonly', text.readonly(), { innerType: text }],
    ['catch', text.catch('a'), { innerType: text }],
    ['lazy', z.lazy(() => text), { getter: expect.any(Function) }],
    ['pipe', text.pipe(text), { in: text }],
    ['union', z.union([text, z.number()]), { options: [text, expect.anything()] }],
  ])('names the kind %s and its parts', (type, schema, parts) => {
    expect(defOf(schema)).toMatchObject({ type, ...parts });
  });

  test.each<[name: string, schema: z.core.$ZodType, isPlain: boolean]>([
    ['a text', text, true],
    ['a text with a length', text.max(5), false],
    ['a text with a rule', text.refine(Boolean), false],
    ['an address', z.email(), false],
    ['a whole number', z.int(), false],
    ['a number of a text', z.coerce.number(), false],
  ])('says of %s whether it is checked or converted', (_name, schema, isPlain) => {
    const { def, traits } = schema._zod;
    expect(Boolean(def.checks?.length) || traits.has('$ZodCheck') || 'coerce' in def).toBe(!isPlain);
  });

  test('has the values of literals and of lists of words', () => {
    expect([...z.literal([1, 'a'])._zod.values]).toEqual([1, 'a']);
    expect([...z.enum(['a', 'b'])._zod.values]).toEqual(['a', 'b']);
  });
});
