import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LookupFunction } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { publicLookup } from '#kernel/server/public-address.ts';
import { answeringInTurn, connectionAttempts, publicOfNobody } from '#kernel/testing/name-services.ts';
import { serviceMetadata } from '../../testing/metadata.ts';
import { askPublisher } from './ask-publisher.ts';
import { lookUpParticipant } from './look-up-participant.ts';

const folder = mkdtempSync(join(tmpdir(), 'smp-'));
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const names = ['-subj', '/CN=smp.example', '-addext', 'subjectAltName=DNS:smp.example'];
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    keyFile,
    '-out',
    certificateFile,
    ...names,
  ],
  { stdio: 'ignore' },
);
const [key, cert] = [readFileSync(keyFile), readFileSync(certificateFile)];

let answer: { status: number; body: string } = { status: 200, body: '' };
const asked: string[] = [];
const publisher = createServer({ key, cert }, (request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { location: 'https://elsewhere.example/' }).end(answer.body);
});
await new Promise<void>((ready) => publisher.listen(0, '127.0.0.1', ready));
afterAll(() => new Promise<void>((closed) => publisher.close(() => closed())));
// A server that listens on TCP has an address with a port.
const { port } = publisher.address() as { port: number };

const here: LookupFunction = (_host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
const record = { flags: 'U', service: 'Meta:SMP', regexp: `!.*!https://smp.example:${port}!`, order: 1, preference: 1 };
const resolves = async () => [record];
const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const look = (
  resolveNaptr: () => Promise<(typeof record)[]> = resolves,
  ask = (url: string) => askPublisher(url, { ca: cert, lookup: here }),
) =>
  lookUpParticipant(
    { registryId: '986252932', kind: 'creditNote' },
    { zone: 'sml.example', now: new Date('2026-11-27T00:00:00Z'), resolveNaptr, ask },
  );

test.each([
  ['an endpoint for it', { status: 200, body: serviceMetadata() }, 'takes'],
  ['nothing of it', { status: 404, body: '' }, 'notRegistered'],
  ['another process', { status: 200, body: serviceMetadata({ process: 'urn:other' }) }, 'notRegistered'],
  ['another transport', { status: 200, body: serviceMetadata({ transport: 'busdox-transport-start' }) }, 'notRegistered'],
  ['an endpoint that begins later', { status: 200, body: serviceMetadata({ from: '2026-11-27T00:00:01Z' }) }, 'notRegistered'],
  ['an endpoint that has ended', { status: 200, body: serviceMetadata({ to: '2026-11-27T00:00:00Z' }) }, 'notRegistered'],
  ['a fault', { status: 503, body: '' }, 'unreachable'],
  ['a redirect', { status: 302, body: '' }, 'unreachable'],
  ['no metadata', { status: 200, body: '<html/>' }, 'unreachable'],
  ['entities', { status: 200, body: `<!DOCTYPE x [<!ENTITY a "b">]>${serviceMetadata()}` }, 'unreachable'],
  ['more than one reads', { status: 200, body: serviceMetadata() + ' '.repeat(1_000_001) }, 'unreachable'],
])('a publisher that answers %s: %s', async (_name, given, expected) => {
  answer = given;
  expect(await look()).toBe(expected);
  expect(asked.at(-1)).toContain('/iso6523-actorid-upis%3A%3A0192%3A986252932/services/busdox-docid-qns%3A%3Aurn%3Aoasis');
  expect(asked.at(-1)).toContain('CreditNote');
});

test.each([
  ['no such name', fails('ENOTFOUND'), 'notRegistered'],
  ['no such record', fails('ENODATA'), 'notRegistered'],
  ['no answer', fails('ETIMEOUT'), 'unreachable'],
  ['a fault', fails('ESERVFAIL'), 'unreachable'],
  ['no publisher', async () => [], 'unreachable'],
])('a DNS that gives %s: %s', async (_name, resolveNaptr, expected) => {
  expect(await look(resolveNaptr)).toBe(expected);
});

test('a publisher with a certificate of nobody, or on an address that is not public, is not asked', async () => {
  answer = { status: 200, body: serviceMetadata() };
  const before = asked.length;
  expect(await look(resolves, (url) => askPublisher(url, { lookup: here }))).toBe('unreachable');
  expect(
    await look(
      async () => [{ ...record, regexp: `!.*!https://localhost:${port}!` }],
      (url) => askPublisher(url, { ca: cert }),
    ),
  ).toBe('unreachable');
  expect(asked).toHaveLength(before);
});

const addressed = (host: string) => async () => [{ ...record, regexp: `!.*!https://${host}:${port}!` }];

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433', '10.0.0.8'])(
  'a publisher that is named by the address %s is not asked',
  async (host) => {
    const [before, attempts] = [asked.length, connectionAttempts()];
    expect(await look(addressed(host), (url) => askPublisher(url, { ca: cert, patience: 500 }))).toBe('unreachable');
    expect([asked.length, attempts]).toEqual([before, []]);
  },
);

test('a publisher is asked only at the address that was checked, when its name leads inside from the next question on', async () => {
  const service = answeringInTurn([publicOfNobody], ['127.0.0.1']);
  const [before, attempts] = [asked.length, connectionAttempts()];
  const ask = (url: string) => askPublisher(url, { ca: cert, lookup: publicLookup(service.resolve), patience: 300 });
  expect([await look(resolves, ask), attempts, service.asked()]).toEqual(['unreachable', [publicOfNobody], 1]);
  expect([await look(resolves, ask), attempts, service.asked()]).toEqual(['unreachable', [publicOfNobody], 2]);
  expect(asked).toHaveLength(before);
});
