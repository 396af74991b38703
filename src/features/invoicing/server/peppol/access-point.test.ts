import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { folderAccessPoint, httpAccessPoint } from './access-point.ts';
import type { Outgoing } from './access-point.ts';

const xml = Buffer.from('<Invoice>æ</Invoice>');
const outgoing: Outgoing = { key: 'k-1', number: 42, kind: 'invoice', sender: '923609016', receiver: '974760673', xml };

let answer: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' };
const taken: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  taken.push({ method: request.method, url: request.url, headers: request.headers, body: await text(request) });
  response.writeHead(answer.status, answer.headers).end(answer.body);
}
const server = createServer((request, response) => void take(request, response));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
// A server that listens on TCP has an address with a port.
const { port } = server.address() as { port: number };
const send = httpAccessPoint({ url: `http://127.0.0.1:${port}/v1`, token: 'secret' });

test('the bytes go under their key, with who sends what to whom', async () => {
  answer = { status: 202, body: '{"messageId":"m-7"}' };
  expect(await send(outgoing)).toEqual({ messageId: 'm-7' });
  expect(taken.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/v1/documents/k-1',
    body: '<Invoice>æ</Invoice>',
    headers: {
      authorization: 'Bearer secret',
      'content-type': 'application/xml',
      'peppol-sender': 'iso6523-actorid-upis::0192:923609016',
      'peppol-receiver': 'iso6523-actorid-upis::0192:974760673',
      'peppol-process': 'cenbii-procid-ubl::urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    },
  });
});

test.each([
  ['does not take this document', { status: 422, body: 'BR-CO-15' }, { reason: '422 BR-CO-15', isPermanent: true }],
  ['does not know the key', { status: 401, body: '' }, { reason: '401', isPermanent: false }],
  ['is busy', { status: 429, body: '', headers: { 'retry-after': '90' } }, { isPermanent: false, waitSeconds: 90 }],
  ['has a fault', { status: 500, body: '' }, { isPermanent: false }],
  ['answers something else', { status: 200, body: 'OK' }, { isPermanent: false, isUncertain: true }],
  ['leads elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }, { isPermanent: false }],
])('an access point that %s', async (_name, given, expected) => {
  answer = given;
  expect(await send(outgoing)).toMatchObject(expected);
});

test('an access point that is not there took nothing', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  // As above.
  const { port: closed } = gone.address() as { port: number };
  await new Promise<void>((done) => gone.close(() => done()));
  expect(await httpAccessPoint({ url: `http://127.0.0.1:${closed}`, token: 'x' })(outgoing)).toMatchObject({
    isPermanent: false,
    isUncertain: false,
  });
});

test('without one, documents lie in a folder under their number, once', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ehf-')), 'ehf');
  const put = folderAccessPoint(folder);
  expect([await put(outgoing), await put(outgoing)]).toEqual([{ messageId: '42-974760673.xml' }, { messageId: '42-974760673.xml' }]);
  expect(readdirSync(folder)).toEqual(['42-974760673.xml']);
  expect(readFileSync(join(folder, '42-974760673.xml')).equals(xml)).toBe(true);
});
