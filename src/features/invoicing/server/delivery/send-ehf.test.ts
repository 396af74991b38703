import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import type { Buyer } from '../../contract/invoice.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { findDocument } from '../documents/store-documents.ts';
import { findFaults } from '../ehf/find-faults.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import type { Outgoing } from '../peppol/access-point.ts';
import type { Found } from '../peppol/look-up-participant.ts';
import { ehfPorts } from '../peppol/ports.ts';
import type { EhfPorts } from '../peppol/ports.ts';
import { deliverInvoices } from './deliver-invoices.ts';
import { findDelivery } from './store-deliveries.ts';

const taken: Outgoing[] = [];
const looked: string[] = [];
let found: Found = 'takes';
let answer: Awaited<ReturnType<EhfPorts['send']>> = { messageId: 'm-1' };
const ports: EhfPorts = {
  name: 'test',
  lookUp: async ({ registryId, kind }) => {
    looked.push(`${registryId} ${kind}`);
    return found;
  },
  send: async (outgoing) => {
    taken.push(outgoing);
    return answer;
  },
};
const { services, database, clock, mails } = await testServer({}, [add(ehfPorts, ports)]);
await setTestSeller(services);

beforeEach(async () => {
  taken.length = 0;
  found = 'takes';
  answer = { messageId: 'm-1' };
  await database.transaction(({ tx }) => sql`delete from mail`.execute(tx));
});

const issue = (companyId: number, { net = 10_000, buyer = {} }: { net?: number; buyer?: Partial<Buyer> } = {}) =>
  inBooks(services, (books) =>
    issueInvoice(books, draft(companyId, [line(net)], { method: 'ehf', buyer: { ...draft(companyId, []).buyer, ...buyer } })),
  );
const deliveryOf = (invoiceId: string) => database.transaction((unit) => findDelivery(unit, invoiceId));
const later = async (minutes: number) => {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
  await deliverInvoices(services);
};

test.each([
  ['an invoice', 10_000, 'invoice'],
  ['a credit note', -10_000, 'creditNote'],
] as const)('%s leaves as the XML that was checked and kept, and not by mail', async (_name, net, kind) => {
  const { invoiceId, number } = await issue(net > 0 ? 81 : 82, { net });
  await deliverInvoices(services);
  expect(taken).toMatchObject([{ key: invoiceId, number, kind, sender: '923609016', receiver: '974760673' }]);
  const kept = await database.transaction((unit) => findDocument(unit, invoiceId, 'ehf'));
  expect(Buffer.from(taken[0]?.xml ?? []).equals(kept ?? Buffer.of())).toBe(true);
  expect(findFaults(String(kept))).toEqual([]);
  expect(looked.at(-1)).toBe(`974760673 ${kind}`);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'ehf', state: 'sent', messageId: 'm-1', fallback: null });
  expect(await mails()).toEqual([]);
});

test('who is not registered gets it by mail at once and is told', async () => {
  found = 'notRegistered';
  const { invoiceId, number } = await issue(83);
  await deliverInvoices(services);
  expect(taken).toEqual([]);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'mail', state: 'sent', fallback: 'notRegistered', attempts: 1 });
  expect(await mails()).toMatchObject([
    { text: expect.stringContaining('ikke registrert som mottaker'), attachments: [{ name: `faktura-${number}.pdf` }] },
  ]);
});

test.each([
  ['the network is silent', () => void (found = 'unreachable'), 0],
  ['the access point has a fault', () => void (answer = { reason: '500', isPermanent: false, isUncertain: false }), 3],
])('when %s it is tried three times, with one key, and then goes by mail', async (_name, breakDown, handedOver) => {
  breakDown();
  const { invoiceId } = await issue(84);
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'ehf', state: 'waiting', attempts: 1 });
  await later(1);
  expect(await mails()).toEqual([]);
  await later(3);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'mail', state: 'sent', fallback: 'unreachable', attempts: 3 });
  expect(taken.map(({ key }) => key)).toEqual(Array.from({ length: handedOver }, () => invoiceId));
  expect(new Set(taken.map(({ xml }) => String(xml))).size).toBeLessThan(2);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('vi fikk ikke kontakt med mottakssystemet') }]);
});

test('when the network is back in time nothing goes by mail', async () => {
  found = 'unreachable';
  const { invoiceId } = await issue(85);
  await deliverInvoices(services);
  found = 'takes';
  await later(1);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'ehf', state: 'sent', attempts: 2 });
  expect(await mails()).toEqual([]);
});

test('an access point that says when it takes something again is not asked before', async () => {
  answer = { reason: '429', isPermanent: false, isUncertain: false, waitSeconds: 600 };
  await issue(86);
  await deliverInvoices(services);
  await later(9);
  expect(taken).toHaveLength(1);
  await later(1);
  expect(taken).toHaveLength(2);
});

test.each([
  ['refused', { buyer: {} }, 'ble avvist på veien'],
  ['unfit', { buyer: { registryId: '974760674' } }, 'passer ikke i en EHF'],
] as const)('what is %s goes by mail and says so', async (fallback, overrides, said) => {
  answer = { reason: '422', isPermanent: true, isUncertain: false };
  const { invoiceId } = await issue(87, overrides);
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'mail', state: 'sent', fallback });
  expect(await mails()).toMatchObject([{ text: expect.stringContaining(said) }]);
});
