import { expect, test } from 'vitest';
import { z } from 'zod';
import { typedFormValue } from './form-values.ts';

const Contract = z.object({
  party: z.string(),
  value: z.number().nullable(),
  status: z.literal([1, 2, 3]),
  renewal: z.enum({ Automatic: 1, NonAutomatic: 2 }).optional(),
  isShared: z.boolean().default(false),
  note: z.string().max(50).nullish(),
  tags: z.array(z.number().int()).readonly(),
  owner: z.union([z.object({ kind: z.literal('person'), id: z.number() }), z.object({ kind: z.literal('none') })]).optional(),
  amounts: z.record(z.string(), z.number()).optional(),
});

test('gives each text the type its schema expects', () => {
  const body = {
    party: '42',
    value: '1250.5',
    status: '2',
    renewal: '1',
    isShared: 'false',
    note: '',
    tags: ['1', '-2'],
    owner: { kind: 'person', id: '7' },
    amounts: { nok: '3' },
  };
  expect(Contract.parse(typedFormValue(body, Contract))).toEqual({
    party: '42',
    value: 1250.5,
    status: 2,
    renewal: 1,
    isShared: false,
    note: null,
    tags: [1, -2],
    owner: { kind: 'person', id: 7 },
    amounts: { nok: 3 },
  });
});

test.each([
  ['a word for a number', z.number(), 'ten'],
  ['no text for a number', z.number(), ''],
  ['a hexadecimal number', z.number(), '0x10'],
  ['a number with spaces', z.number(), ' 5 '],
  ['a word for a truth value', z.boolean(), 'yes'],
  ['an unknown choice', z.literal([1, 2]), '3'],
])('leaves %s for the schema to refuse', (_case, schema, text) => {
  expect(typedFormValue(text, schema)).toBe(text);
  expect(schema.safeParse(typedFormValue(text, schema)).success).toBe(false);
});

test.each([
  ['text for a list', z.array(z.string()), 'a'],
  ['text for an object', z.object({ a: z.string() }), 'a'],
  ['a list for a text', z.string(), ['a']],
  ['a list for an object', z.object({ a: z.string() }), ['a']],
])('leaves %s as it came', (_case, schema, value) => {
  expect(typedFormValue(value, schema)).toEqual(value);
});

test('keeps fields the schema does not know for the schema to judge', () => {
  expect(typedFormValue({ a: '1', b: '2' }, z.strictObject({ a: z.number() }))).toEqual({ a: 1, b: '2' });
});

test('looks through lazy schemas and transformations', () => {
  const schema = z.object({ child: z.lazy(() => z.number().transform((value) => value * 2)) });
  expect(schema.parse(typedFormValue({ child: '4' }, schema))).toEqual({ child: 8 });
});
