import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleOf } from './docs-sample.ts';

const sample = (schema: z.ZodType) =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Parameters<typeof sampleOf>[0]);

test.each<[string, z.ZodType, unknown]>([
  ['what is needed and nothing more', z.object({ name: z.string(), note: z.string().optional() }), { name: '' }],
  ['the first of several', z.enum(['asc', 'desc']), 'asc'],
  ['a fixed value', z.literal('no'), 'no'],
  ['the usual value', z.object({ page: z.number().default(3) }), {}],
  ['the least number', z.number().min(25), 25],
  ['one where there is no limit', z.int(), 1],
  ['a truth', z.boolean(), false],
  ['an empty list', z.array(z.string()), []],
  ['the first shape of a union', z.union([z.object({ kind: z.literal('full') }), z.object({ kind: z.literal('half') })]), { kind: 'full' }],
  ['a day', z.iso.date(), '2027-01-04'],
  ['an id', z.uuid(), '00000000-0000-0000-0000-000000000000'],
])('begins with %s', (_name, schema, expected) => {
  expect(sample(schema)).toEqual(expected);
});
