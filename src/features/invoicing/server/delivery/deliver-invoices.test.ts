import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { add } from '#kernel/server/registers.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { wordsOfPdf } from '../../testing/pdf-tools.ts';
import { storePdf } from '../documents/store-pdf.ts';
import { reasonTexts } from '../documents/line-reasons.ts';
import { findDocument } from '../documents/store-documents.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { deliverInvoices } from './deliver-invoices.ts';
import { mailOutcomeJob } from './invoice-mail.ts';
import { claimDelivery, findDelivery } from './store-deliveries.ts';

const { smtpUrl, received, refuseNext } = await mailServer();
const reason = { code: 'counted', sentence: (language: string, args: object) => `${language}: ${JSON.stringify(args)}` };
const server = await testServer({ smtpUrl }, [add(reasonTexts, reason)]);
const { services, database, clock } = server;
await setTestSeller(services);

beforeEach(async () => {
  received.length = 0;
  await database.transaction(({ tx }) => sql`update invoice_delivery set state = 'sent'`.execute(tx));
  await database.transaction(({ tx }) => sql`delete from mail`.execute(tx));
});

const issue = (...order: Parameters<typeof draft>) => inBooks(services, (books) => issueInvoice(books, draft(...order)));
const deliveryOf = (invoiceId: string) => database.transaction((unit) => findDelivery(unit, invoiceId));
const pdfOf = (invoiceId: string) => database.transaction((unit) => findDocument(unit, invoiceId, 'pdf'));

test('an invoice goes by mail to its recipient, with the PDF that is kept', async () => {
  const lines = [line(40_000, { from: '2026-10-21', to: '2026-11-20', reason: { code: 'counted', args: { users: 4 } } })];
  const { invoiceId, number, kid } = await issue(31, lines);
  expect(await deliveryOf(invoiceId)).toMatchObject({ channel: 'mail', state: 'waiting' });
  await deliverInvoices(services);
  await deliverQueuedMail(services);
  const [mail] = received;
  expect(mail).toMatchObject({ subject: `Faktura ${number} fra Samspill Drift AS`, to: [{ address: 'regnskap@example.no' }] });
  expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain(
    `Her er faktura ${number} til Kunde 31 AS: 500,00 NOK. Betal den innen 05.12.2026 til konto 8601 11 17947 med KID ${kid}.`,
  );
  expect(mail?.attachments).toMatchObject([{ filename: `faktura-${number}.pdf`, mimeType: 'application/pdf' }]);
  const sent = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
  expect(sent.equals((await pdfOf(invoiceId)) ?? Buffer.of())).toBe(true);
  expect(wordsOfPdf(sent)).toContain(`no: {"users":4}`);
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'sent', sentAt: clock.now(), fallback: null });
});

test('it is delivered once, by however many processes', async () => {
  for (const companyId of [41, 42, 43, 44]) await issue(companyId, [line(100)]);
  await Promise.all([deliverInvoices(services), deliverInvoices(services), deliverInvoices(services)]);
  await deliverInvoices(services);
  await deliverQueuedMail(services);
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ text }) => /til (Kunde \d+)/.exec(text ?? '')?.[1]))).toEqual(
    new Set(['Kunde 41', 'Kunde 42', 'Kunde 43', 'Kunde 44']),
  );
});

test.each([
  ['by card', { method: 'card' as const }, 40_000, /trekker beløpet fra kortet/],
  ['in English', { buyer: { ...draft(33, []).buyer, language: 'en' as const } }, 40_000, /Please pay it by 05\/12\/2026/],
  ['that credits', {}, -40_000, /500,00 NOK er kreditert/],
])('an invoice %s says what happens', async (_name, overrides, net, said) => {
  await issue(33, [line(net)], overrides);
  await deliverInvoices(services);
  await deliverQueuedMail(services);
  expect(received).toHaveLength(1);
  expect(received[0]?.text?.replaceAll('\u00a0', ' ')).toMatch(said);
});

test('the PDF is never made again, and nobody changes it', async () => {
  const { invoiceId } = await issue(34, [line(100)]);
  const asked = () => database.transaction((unit) => storePdf(unit, services, invoiceId, clock.now()));
  const [first, second] = await Promise.all([asked(), asked()]);
  expect(first && second && first.equals(second)).toBe(true);
  const change = database.transaction(({ tx }) =>
    sql`update invoice_document set bytes = '\\x00' where invoice_id = ${invoiceId}`.execute(tx),
  );
  await expect(change).rejects.toThrow('only added to');
  expect(await asked()).toEqual(first);
  expect(await database.transaction((unit) => storePdf(unit, services, crypto.randomUUID(), clock.now()))).toBeUndefined();
});

test('what a process left behind is taken up after ten minutes, and not before', async () => {
  const { invoiceId } = await issue(35, [line(100)]);
  const begun = clock.now();
  await database.transaction((unit) => claimDelivery(unit, { now: begun, abandonedBefore: begun }));
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'sending', attempts: 1 });
  clock.set(new Date(begun.getTime() + 601_000).toISOString());
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('what fails is tried again later, and given up after eight times', async () => {
  const buyer = { ...draft(36, []).buyer, recipient: { name: 'X', email: 'two@example.no, three@example.no' } };
  const { invoiceId } = await issue(36, [line(100)], { buyer });
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('plain address') });
  await deliverInvoices(services);
  expect(await deliveryOf(invoiceId)).toMatchObject({ attempts: 1 });
  for (let days = 1; days < 9; days += 1) {
    clock.set(new Date(clock.now().getTime() + 3 * 86_400_000).toISOString());
    await deliverInvoices(services);
  }
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'failed', attempts: 8 });
});

test('a mail that the server refuses for good is noted', async () => {
  const { invoiceId } = await issue(37, [line(100)]);
  await deliverInvoices(services);
  refuseNext({ at: 'recipient', code: 550 });
  const reports: Record<string, unknown>[] = [];
  await deliverQueuedMail({ ...services, jobs: { ...services.jobs, enqueue: async (_unit, _name, data) => void reports.push(data) } });
  for (const report of reports) await services.registers.of(jobKinds).get(mailOutcomeJob)?.run(services, report);
  expect(await deliveryOf(invoiceId)).toMatchObject({ state: 'failed', lastError: expect.stringContaining('not now') });
});
