import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeFormData } from '../server/form-data.ts';
import { typedFormValue } from '../server/form-values.ts';
import { formFields, type FormInput } from '../web/form-data.ts';

// This test is here because it needs both sides, and neither may import the other.
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/[.[\]{}]|^(__proto__|constructor|prototype)$/.test(text));
const { body } = fc.letrec<{ body: FormInput; value: FormInput }>((tie) => ({
  value: fc.oneof({ maxDepth: 6 }, fc.string({ unit: 'grapheme' }), fc.array(tie('value'), { maxLength: 4 }), tie('body')),
  body: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

test('what the web writes, the server reads back', () => {
  fc.assert(
    fc.property(body, (sent) => {
      expect(decodeFormData(formFields(sent))).toEqual(sent);
    }),
    { numRuns: 1000 },
  );
});

test('with its schema, numbers, truth values and null come back as they were', () => {
  const Row = z.object({
    count: z.number(),
    ratio: z.number().nullable(),
    on: z.boolean(),
    at: z.iso.date().nullable(),
    inner: z.array(z.array(z.int())),
  });
  const Sent = z.object({ rows: z.array(Row), title: z.string() });
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
  const row = fc.record({
    count: fc.integer(),
    ratio: fc.option(number),
    on: fc.boolean(),
    at: fc.constantFrom('2026-11-21', null),
    inner: fc.array(fc.array(fc.integer(), { maxLength: 3 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.record({ rows: fc.array(row, { maxLength: 5 }), title: fc.string() }), (sent) => {
      expect(Sent.parse(typedFormValue(decodeFormData(formFields(sent)), Sent))).toEqual(sent);
    }),
  );
});
