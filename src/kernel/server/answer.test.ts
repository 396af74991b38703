import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { writeAnswer, answerWithoutChanges } from './answer.ts';
import type { JsonRows } from './json-answer.ts';
import { answerWithJson } from './json-answer.ts';

const Bar = z.object({ id: z.string(), type: z.literal([1, 2]) });
const Node = z.object({
  name: z.string(),
  get children() {
    return z.array(Node);
  },
});
const Answer = z.object({
  text: z.string(),
  count: z.number(),
  whole: z.number().int(),
  half: z.number().multipleOf(0.5).optional(),
  is: z.boolean(),
  kind: z.enum(['one', 'two']),
  maybe: z.string().nullish(),
  at: Moment.nullable(),
  upper: z.string().transform((text) => text.toUpperCase()),
  byName: z.record(z.string(), z.number()),
  either: z.union([z.string(), z.object({ deep: z.boolean() })]),
  tree: Node,
  bars: z.array(Bar),
});
const given = {
  text: 'Åse "Ås"\n\u0001 \ud83d\ude00 \ud800',
  count: -0.5,
  whole: 7,
  is: false,
  kind: 'two' as const,
  maybe: undefined,
  at: new Date('2026-11-22T02:00:00.000Z'),
  upper: 'a',
  byName: { a: 1 },
  either: { deep: true, secret: 1 },
  tree: { name: 'root', children: [{ name: 'leaf', children: [] }] },
  bars: [{ id: 'x', type: 1 }],
};
const json = (value: unknown): unknown => JSON.parse(writeAnswer(Answer, value, []).json.toString());

describe('an answer', () => {
  test('is written as its schema parses it', () => {
    expect(writeAnswer(Answer, given, []).json.toString()).toBe(JSON.stringify({ success: true, ...Answer.parse(given) }));
  });

  test('holds only what is declared, at every depth', () => {
    const leaking = { ...given, secret: 1, bars: [{ id: 'x', type: 1, secret: 1 }], tree: { ...given.tree, secret: 1 } };
    expect(JSON.stringify(json(leaking))).not.toContain('secret');
  });

  test.each<[string, object]>([
    ['a field that is missing', { text: undefined }],
    ['a field of another type', { text: 1 }],
    ['a number that is none', { count: Number.NaN }],
    ['a number that is not whole', { whole: 1.5 }],
    ['a value that is none of those', { kind: 'three' }],
    ['a wrong moment', { at: new Date(Number.NaN) }],
    ['something else than a list', { bars: {} }],
    ['a wrong thing in a list', { bars: [{ id: 'x', type: 3 }] }],
    ['nothing in the place of an object', { tree: null }],
  ])('with %s is a bug that names the field', (_, wrong) => {
    expect(() => json({ ...given, ...wrong })).toThrow(`at ${Object.keys(wrong)[0]}`);
  });

  test.each<[string, z.ZodType, object]>([
    [
      'fields that are missing first, between and last',
      z.object({ a: z.string().optional(), b: z.string().optional(), c: z.string(), d: z.string().optional() }),
      { b: 'b', c: 'c' },
    ],
    ['no field at all', z.object({ a: z.string().optional() }), {}],
    ['a name that is no word', z.object({ 'it\'s "so"\u2028': z.boolean() }), { 'it\'s "so"\u2028': true }],
    ['things that are missing in a list', z.object({ list: z.array(z.string().optional()) }), { list: ['a', undefined, 'b'] }],
    ['something left out by what converts it', z.object({ a: z.string().transform(() => undefined), b: z.null() }), { a: 'a', b: null }],
    ['a schema that stands in two places', z.object({ one: Bar, two: z.array(Bar) }), { one: given.bars[0], two: given.bars }],
  ])('with %s is written as its schema parses it', (_, schema, value) => {
    expect(writeAnswer(schema, value, []).json.toString()).toBe(JSON.stringify({ success: true, ...Object(schema.parse(value)) }));
  });

  test('that is done in part says what was not', () => {
    const { status, json: bytes } = writeAnswer(z.object({}), {}, ['absence.NotFound', 'absence.NotFound', 'common.Unknown']);
    expect(status).toBe(207);
    expect(bytes.toString()).toBe('{"success":true,"errorCodes":{"absence":["NotFound"],"common":["Unknown"]}}');
    const some = writeAnswer(z.object({ added: z.number() }), { added: 1 }, ['absence.NotFound']).json.toString();
    expect(JSON.parse(some)).toEqual({ success: true, added: 1, errorCodes: { absence: ['NotFound'] } });
  });

  test('to somebody who only looks says that nothing may be changed', () => {
    const answer = '{"success":true,"mayAdd":true,"list":[{"permissions":{"view":true,"update":true},"editableFields":["notes"]}]}';
    expect(JSON.parse(answerWithoutChanges(Buffer.from(answer)).toString())).toEqual({
      success: true,
      mayAdd: false,
      list: [{ permissions: { view: true, update: false }, editableFields: [] }],
    });
  });
});

describe('rows that the database wrote', () => {
  // In the form that `jsonRows` returns.
  const rows = '[{"id":"y","type":2}]' as JsonRows<typeof Bar>;

  test('go out as they are', () => {
    const text = 'a \u0000 in it';
    expect(json({ ...given, text, bars: answerWithJson(Bar, rows) })).toMatchObject({ text, bars: [{ id: 'y', type: 2 }] });
  });

  test('go out only where their own schema is declared', () => {
    const Other = z.object({ id: z.string() });
    // Rows of another schema, which the type checker would refuse.
    const others = answerWithJson(Other, '[{"id":"z","secret":1}]' as JsonRows<typeof Other>);
    expect(() => json({ ...given, bars: others })).toThrow('at bars');
  });
});
