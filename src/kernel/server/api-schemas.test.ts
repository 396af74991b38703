import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaWriter } from './api-schemas.ts';

test('schemas that refer to themselves are components, equal ones only once', () => {
  const { write, recursive } = schemaWriter();
  const [one, two] = [write(z.object({ any: z.json() }), 'input'), write(z.object({ any: z.json() }), 'output')];
  const reference = { $ref: '#/components/schemas/Recursive1' };
  expect([one['properties'], two['properties']]).toEqual([{ any: reference }, { any: reference }]);
  expect(Object.keys(recursive)).toEqual(['Recursive1']);
  expect(JSON.stringify(recursive)).toContain('"items":{"$ref":"#/components/schemas/Recursive1"}');
  expect(JSON.stringify([one, two, recursive])).not.toContain('$defs');
});

test('a record of known names is an object of these, and a Date is text', () => {
  const { write } = schemaWriter();
  const names = z.enum(['a', 'b']);
  const both = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, additionalProperties: false };
  expect(write(z.record(names, z.number()), 'output')).toEqual({ ...both, required: ['a', 'b'] });
  expect(write(z.partialRecord(names, z.number()), 'output')).toEqual(both);
  expect(write(z.date(), 'input')).toEqual({ type: 'string', format: 'date-time' });
});
