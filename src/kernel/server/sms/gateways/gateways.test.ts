import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayPassword, gatewayServer, gatewayUser, type Behaviour, type GatewayKind } from '../../../testing/sms-gateways.ts';
import type { SmsProvider } from '../../config.ts';
import { openGateway } from './open-gateway.ts';

const id = '0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8a9b';
const reportSecret = 'a secret/with signs 0123456789 and more';
const message = { id, to: '+4791234567', text: 'Blåbær & «kake» + 100 % 😀', sender: 'Fjordlys' };
const kinds: readonly GatewayKind[] = ['sveve', 'link', 'twilio'];
const servers = new Map(await Promise.all(kinds.map(async (kind) => [kind, await gatewayServer(kind)] as const)));

function opened(kind: GatewayKind, url?: string) {
  const server = servers.get(kind);
  if (!server) throw new Error('no server');
  const common = { url: url ?? server.url, user: gatewayUser, password: gatewayPassword, sender: 'Samspill', reportSecret };
  const sms: SmsProvider = kind === 'link' ? { kind, ...common, platformId: 'SMSC', platformPartnerId: '3000' } : { kind, ...common };
  const gateway = openGateway({ sms, publicUrl: 'https://hr.example.no' });
  if (!gateway) throw new Error('no gateway');
  return { gateway, server };
}
const report = (kind: GatewayKind, form: Record<string, unknown>) => opened(kind).gateway.readReport?.(form);

beforeEach(() => servers.forEach((server) => server.taken.splice(0)));

describe.each(kinds)('%s', (kind) => {
  test('takes a message in its own form, with its own name for it', async () => {
    const { gateway, server } = opened(kind);
    expect(await gateway.send(message)).toEqual({ gatewayId: expect.stringMatching(/.{8}/) });
    expect(await gateway.send({ id, to: message.to, text: 'Hei' })).toEqual({ gatewayId: expect.any(String) });
    expect(server.faults).toEqual([]);
    const texts = server.taken.map((fields) => fields['msg'] ?? fields['userData'] ?? fields['Body']);
    expect(texts).toEqual([message.text, 'Hei']);
    const senders = server.taken.map((fields) => fields['from'] ?? fields['source'] ?? fields['From']);
    expect([senders, gateway.defaultSender]).toEqual([['Fjordlys', 'Samspill'], 'Samspill']);
  });

  const later = { isPermanent: false, isUncertain: false };
  test.each<[string, Behaviour, object]>([
    ['a number that it refuses', 'refuse', { isPermanent: true, isUncertain: false }],
    ['an account that it does not know', 'account', later],
    ['too many at once', { status: 429, retryAfter: '17' }, { ...later, waitSeconds: 17 }],
    ['an outage of which it says no end', { status: 503 }, { ...later, waitSeconds: 60 }],
    ['an outage of days', { status: 503, retryAfter: '999999' }, { ...later, waitSeconds: 3600 }],
    ['a time that is past', { status: 429, retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' }, { ...later, waitSeconds: 1 }],
    ['a time that is none', { status: 429, retryAfter: 'soon' }, { ...later, waitSeconds: 60 }],
    ['a fault of its own', { status: 500 }, later],
    ['a proxy that lost the answer', { status: 502 }, { isPermanent: false, isUncertain: true }],
    ['a line that breaks after it was read', 'break', { isPermanent: false, isUncertain: true }],
  ])('answers %s', async (_what, behaviour, refusal) => {
    const { gateway, server } = opened(kind);
    server.next(behaviour);
    expect(await gateway.send(message)).toMatchObject({ reason: expect.stringMatching(/.{4}/), ...refusal });
    expect(server.taken).toEqual([]);
  });

  test('that is not there has taken nothing', async () => {
    const { gateway } = opened(kind, 'http://127.0.0.1:4');
    expect(await gateway.send(message)).toMatchObject({ isPermanent: false, isUncertain: false });
  });

  test('that answers no JSON may have taken it', async () => {
    const { gateway, server } = opened(kind);
    server.next('garbage');
    expect(await gateway.send(message)).toMatchObject({ reason: expect.stringMatching(/.{4}/), isPermanent: false, isUncertain: true });
  });

  test.each([[{}], [{ status: 'perhaps' }], [{ resultCode: 'x' }], [{ id: 1, ref: [] }]])('%j is no report', (form) => {
    expect(report(kind, form)).toBeUndefined();
  });
});

test('Twilio is told where to report, with our id', async () => {
  const { gateway, server } = opened('twilio');
  await gateway.send(message);
  expect(server.taken[0]?.['StatusCallback']).toBe(
    `https://hr.example.no/api/sms/delivery-report/${encodeURIComponent(reportSecret)}?ref=${id}`,
  );
});

test.each<[string, Behaviour]>([
  ['link', { status: 400, body: { resultCode: 3, description: 'Maximum throttling exceeded' } }],
  ['twilio', { status: 400, body: { code: 30001, message: 'Queue overflow' } }],
])('%s says by a code of its own that it takes nothing for a while', async (kind, behaviour) => {
  const { gateway, server } = opened(kind as GatewayKind);
  server.next(behaviour);
  expect(await gateway.send(message)).toMatchObject({ isPermanent: false, waitSeconds: 30 });
});

const linkReport = { refId: id, id: 'Dcshuhod', operator: 'no.telenor', resultCode: 1001, operatorResultCode: '2', segments: 1 };
test.each<[GatewayKind, Record<string, unknown>, object]>([
  [
    'sveve',
    { number: '4791234567', status: 'true', id: '42824112', ref: id, errorCode: '', errorDesc: '' },
    { id, gatewayId: '42824112', outcome: 'delivered', reason: undefined },
  ],
  [
    'sveve',
    { number: '4791234567', status: 'false', id: 42824112, ref: 'other', errorCode: '5', errorDesc: 'Absent' },
    { id: undefined, gatewayId: '42824112', outcome: 'failed', reason: 'Absent' },
  ],
  ['sveve', { status: 'false', errorCode: '5' }, { outcome: 'failed', reason: '5' }],
  ['link', linkReport, { id, gatewayId: 'Dcshuhod', outcome: 'delivered' }],
  ['link', { ...linkReport, resultCode: 1000 }, { outcome: 'underway' }],
  ['link', { ...linkReport, resultCode: 1006 }, { outcome: 'failed', reason: 'LINK Mobility reported 1006 (2).' }],
  ['twilio', { ref: id, MessageSid: 'SM1', MessageStatus: 'delivered' }, { id, gatewayId: 'SM1', outcome: 'delivered', reason: undefined }],
  [
    'twilio',
    { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' },
    { outcome: 'failed', reason: 'Twilio reported 30003.' },
  ],
  ['twilio', { MessageSid: 'SM1', MessageStatus: 'failed' }, { outcome: 'failed' }],
  ['twilio', { MessageSid: 'SM1', MessageStatus: 'sent' }, { outcome: 'underway' }],
])('the report of %s %j', (kind, form, read) => {
  expect(report(kind, form)).toMatchObject(read);
});

test('without configuration there is none', () => {
  expect(openGateway({ sms: undefined, publicUrl: 'https://hr.example.no' })).toBeUndefined();
});
