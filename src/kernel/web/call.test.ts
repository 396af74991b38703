import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { connect, connection } from './connection.ts';

const shared = { access: { signedIn: true }, effect: 'read', company: 'none', errors: [] } as const;
const read = endpoint({
  ...shared,
  method: 'GET',
  path: '/people/{id}/notes',
  params: z.object({ id: z.string() }),
  query: z.object({ tags: z.array(z.string()), page: z.number().optional() }),
  answer: z.object({ notes: z.array(z.string()) }),
});
const write = endpoint({
  ...shared,
  method: 'POST',
  path: '/notes/add',
  body: z.object({ text: z.string() }),
  answer: z.object({ id: z.string() }),
});
const change = endpoint({ ...write, effect: 'write' });
const adding = endpoint({ ...change, repeats: 'adds' });
const upload = endpoint({
  ...shared,
  method: 'POST',
  path: '/files/add',
  body: z.object({ file: z.object({ tags: z.array(z.string()) }), folder: z.string().nullable() }),
  files: { field: 'file', maxBytes: 1000, maxCount: 1 },
  answer: z.object({}),
});
const exported = endpoint({ ...shared, method: 'POST', path: '/export', answer: { file: ['text/csv'] } });
const plain = endpoint({ ...shared, method: 'GET', path: '/plain', answer: z.object({}) });

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

let reply: Reply = json(200, { success: true });
let received: Received[] = [];
const told: string[] = [];
const usual = { ...connection };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    reply(response);
  });
});

beforeEach(async () => {
  received = [];
  told.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connect({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    companyId: () => 7,
    language: () => 'en',
    liveConnectionId: () => 'live-1',
    onUnauthorized: () => told.push('unauthorized'),
    onMfaRequired: () => told.push('mfa'),
    onReachable: (isReachable) => told.push(isReachable ? 'reachable' : 'unreachable'),
    onExpiry: (moment) => told.push(`expires ${moment.toISOString()}`),
    onWarnings: (codes) => told.push(`warnings ${codes.join(' ')}`),
  });
});

afterEach(async () => {
  connect(usual);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const refusalOf = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof CallError)) throw new Error(`not refused: ${String(error)}`);
  return error;
};

test('fills the path, repeats lists in the query and says who calls', async () => {
  reply = json(200, { success: true, notes: ['a'] });
  const answer = await call(read, { params: { id: 'æ/1' }, query: { tags: ['x y', 'z'] } });
  expect(answer.notes).toEqual(['a']);
  expect(received[0]).toMatchObject({ method: 'GET', url: '/api/people/%C3%A6%2F1/notes?tags=x+y&tags=z', body: '' });
  expect(received[0]?.headers).toMatchObject({ 'x-account': '7', 'x-signalr-id': 'live-1', 'accept-language': 'en-GB' });
  expect(received[0]?.headers['x-background']).toBeUndefined();
});

test('marks calls that no person made', async () => {
  reply = json(200, { success: true });
  await call(plain, {}, { background: true, headers: { 'x-login': 'true' } });
  expect(received[0]?.headers).toMatchObject({ 'x-background': '1', 'x-login': 'true' });
});

test('sends a body as JSON', async () => {
  reply = json(200, { success: true, id: '1' });
  await call(write, { body: { text: 'Åse' } });
  expect(received[0]).toMatchObject({ method: 'POST', body: '{"text":"Åse"}' });
  expect(received[0]?.headers['content-type']).toBe('application/json');
});

test('sends files after their fields, with dotted and indexed names', async () => {
  reply = json(200, { success: true });
  await call(upload, { body: { file: { tags: ['a', 'b'] }, folder: null }, files: [new File(['hei'], 'æ.txt')] });
  const names = [...(received[0]?.body ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['file.tags[0]', 'file.tags[1]', 'folder', 'file']);
  expect(received[0]?.body).toContain('filename="æ.txt"');
});

test('answers a file with the name the server gave it', async () => {
  reply = (response) =>
    response
      .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="p.csv"; filename*=UTF-8\'\'%C3%85.csv' })
      .end('a;b');
  const file = await call(exported);
  expect(file).toMatchObject({ name: 'Å.csv', type: 'text/csv' });
  expect(await file.text()).toBe('a;b');
});

test('throws what was refused, with codes, fields, details and reference', async () => {
  const fieldErrors = [{ path: 'text', code: 'required' }];
  reply = json(400, {
    success: false,
    errorCodes: { notes: ['NotAdded', 'NoChannel'] },
    fieldErrors,
    details: { left: 2 },
    requestId: 'r-1',
  });
  expect(await refusalOf(call(write, { body: { text: '' } }))).toMatchObject({
    status: 400,
    codes: ['notes.NotAdded', 'notes.NoChannel'],
    fieldErrors,
    details: { left: 2 },
    requestId: 'r-1',
    offline: false,
  });
});

test.each([
  [403, 'common.Forbidden'],
  [404, 'common.NotFound'],
  [413, 'common.TooLarge'],
  [502, 'common.Unknown'],
])('understands a bare %d from something in between', async (status, code) => {
  reply = (response) => response.writeHead(status, { 'content-type': 'text/html', 'x-request-id': 'r-2' }).end('<h1>no</h1>');
  expect(await refusalOf(call(plain))).toMatchObject({ status, codes: [code], requestId: 'r-2' });
});

test('tells that the session has ended, and that a second factor is wanted', async () => {
  reply = json(401, { success: false, errorCodes: { common: ['Unauthorized'] } });
  await refusalOf(call(plain));
  reply = json(403, { success: false, errorCodes: { common: ['MfaRequired'] } });
  await refusalOf(call(plain));
  expect(told).toEqual(['reachable', 'unauthorized', 'reachable', 'mfa']);
});

test('answers what was done in part and tells what was not', async () => {
  reply = json(207, { success: true, id: '1', errorCodes: { notes: ['NoChannel'] } });
  expect(await call(write, { body: { text: 'x' } })).toMatchObject({ id: '1' });
  expect(told).toContain('warnings notes.NoChannel');
});

test('tells when the session ends', async () => {
  // A server with a different clock than this machine's: durations are the same on both.
  const date = 'Sat, 21 Nov 2026 11:00:00 GMT';
  reply = json(200, { success: true }, { 'x-session-expires': '2026-11-21T12:00:00Z', date });
  const before = Date.now();
  await call(plain);
  const expires = Date.parse(told.find((line) => line.startsWith('expires'))?.slice('expires '.length) ?? '');
  expect(expires).toBeGreaterThanOrEqual(before + 3_600_000);
  expect(expires).toBeLessThanOrEqual(Date.now() + 3_600_000);
});

test('tells that nothing answered', async () => {
  reply = (response) => response.destroy();
  expect(await refusalOf(call(plain))).toMatchObject({ status: 0, offline: true });
  expect(told).toEqual(['unreachable']);
});

test('takes a bare answer of a gateway for the server being gone, and never the server’s own', async () => {
  reply = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await refusalOf(call(plain));
  reply = json(503, { success: false, errorCodes: { common: ['Maintenance'] } });
  await refusalOf(call(plain));
  expect(told).toEqual(['unreachable', 'reachable']);
});

test('tells an upload that broke from a server that is gone', async () => {
  reply = (response) => response.destroy();
  const files = [new File(['hei'], 'a.txt')];
  const body = { file: { tags: [] }, folder: null };
  connect({ isThere: () => Promise.resolve(true) });
  expect(await refusalOf(call(upload, { body, files }))).toMatchObject({ unanswered: 'upload', codes: ['common.UploadBroken'] });
  expect(await refusalOf(call(plain))).toMatchObject({ unanswered: 'read' });
  connect({ isThere: () => Promise.resolve(false) });
  expect(await refusalOf(call(upload, { body, files }))).toMatchObject({ unanswered: 'read' });
  expect(told).toEqual(['unreachable', 'unreachable']);
});

test('tells a write that got no answer from a read, and never sends it again by itself', async () => {
  reply = (response) => response.destroy();
  expect(await refusalOf(call(change, { body: { text: 'x' } }))).toMatchObject({ offline: true, unanswered: 'write' });
  expect(await refusalOf(call(plain))).toMatchObject({ offline: true, unanswered: 'read' });
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('holds a write back while nothing answers', async () => {
  reply = json(200, { success: true });
  connect({ mayWrite: () => Promise.resolve(false) });
  expect(await refusalOf(call(change, { body: { text: 'x' } }))).toMatchObject({ offline: true, unanswered: 'held' });
  expect(received).toEqual([]);
  await call(plain);
  expect(received).toHaveLength(1);
});

test('says the general text for a body that says 500, whatever else it says', async () => {
  reply = json(500, { success: false, statusCode: 500, errorCodes: { absence: ['InvalidDates'] } });
  expect(await refusalOf(call(plain))).toMatchObject({ status: 500, codes: ['common.Unknown'] });
});

test('lets the caller stop it without calling that offline', async () => {
  reply = () => undefined;
  const stop = new AbortController();
  const work = call(plain, {}, { signal: stop.signal });
  stop.abort();
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([]);
});

test('what would add once more when it is sent again carries the key of its form, or one of its own', async () => {
  reply = json(200, { success: true, id: '1' });
  const body = { text: 'Hei' };
  await call(adding, { body }, { repeatKey: 'key-of-the-form' });
  await call(adding, { body });
  await call(adding, { body });
  await call(change, { body });
  const [ofForm, second, third, plainly] = received.map(({ headers }) => headers['idempotency-key']);
  expect([ofForm, plainly]).toEqual(['key-of-the-form', undefined]);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(third).not.toBe(second);
});
