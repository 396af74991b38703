import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { feature } from '#kernel/contract/feature.ts';
import { maxText } from '#kernel/server/request.ts';
import { serve } from '#kernel/server/serve.ts';
import { testServer } from '#testing/server.ts';

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const common = { access: { public: 'A test.' }, company: 'none', method: 'POST', effect: 'write', errors: [] } as const;
const report = endpoint({
  ...common,
  path: '/reports/take',
  fromAnywhere: 'Somebody else posts it, signed.',
  signed: true,
  answer: z.object({ digest: z.string(), signature: z.unknown() }),
});
const plain = endpoint({
  ...common,
  path: '/reports/plain',
  body: z.object({ a: z.number() }),
  answer: z.object({ hasBytes: z.boolean() }),
});
const reports = serve(feature({ name: 'reports', endpoints: { report, plain } }), {
  report: async ({ call }) => ({ digest: digestOf(call.sent?.bytes ?? ''), signature: call.sent?.headers['x-signature'] }),
  plain: async ({ call }) => ({ hasBytes: call.sent !== undefined }),
});
const { app, nobody } = await testServer({}, [], [reports]);

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/reports/take', headers: { 'x-signature': 't=1', ...headers }, payload });

test.each([
  ['JSON with blanks and its own order', '{ "b":1,\n"a" : 1.0 }', 'application/json'],
  ['broken JSON', '{', 'application/json; charset=utf-8'],
  ['a form', 'a=1&a=%20', 'application/x-www-form-urlencoded'],
  ['bytes that are no text', Buffer.from([0xff, 0, 0xfe]), 'application/octet-stream'],
])('gives the handler %s as it came', async (_what, payload, type) => {
  const answer = await post(payload, { 'content-type': type });
  expect(answer.json()).toMatchObject({ success: true, digest: digestOf(payload), signature: 't=1' });
});

test('takes a call without a body, and refuses one that is too large', async () => {
  const empty = await app.inject({ method: 'POST', url: '/api/reports/take' });
  expect(empty.json()).toMatchObject({ digest: digestOf('') });
  const large = await post(Buffer.alloc(maxText + 1), { 'content-type': 'application/json' });
  expect(large.statusCode).toBe(413);
});

test('other calls are parsed as before, and are given no bytes', async () => {
  const answer = await nobody.call(plain, { body: { a: 1 } });
  expect(answer.json).toMatchObject({ hasBytes: false });
  const broken = await nobody.call(plain, { body: { a: 'x' } });
  expect(broken.status).toBe(400);
});
