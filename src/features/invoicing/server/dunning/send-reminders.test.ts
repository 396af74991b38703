import { expect, test, beforeEach } from 'vitest';
import { sql } from 'kysely';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { invoiceStateChanged, type InvoiceStateEvent } from '../invoice-state.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { settleInvoice, writeOffInvoice } from '../paying/settle-invoice.ts';
import { ageInvoices } from '../paying/age-invoices.ts';
import { sendReminders } from './send-reminders.ts';

/** The invoices for which what follows of their state fails. */
const failsFor = new Set<string>();
const listen = on(invoiceStateChanged, async ({ invoice }: InvoiceStateEvent) => {
  if (failsFor.has(invoice.invoiceId)) throw new Error('This one fails');
});
const { services, database, clock, mails } = await testServer({}, [listen]);
await setTestSeller(services);
let companyId = 70;
// Due on 5 December.
beforeEach(async () => {
  clock.set('2026-11-21T09:00:00Z');
  companyId += 1;
  await database.transaction(({ tx }) => sql`delete from mail`.execute(tx));
});

const issue = (overrides: Parameters<typeof draft>[2] = {}) =>
  inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(10_000)], overrides)));
const run = async (day: string, times = 1) => {
  clock.set(`${day}T07:15:00Z`);
  await ageInvoices(services);
  await Promise.all(Array.from({ length: times }, () => sendReminders(services)));
};
const mine = async () => (await mails()).filter(({ text }) => text.includes(`Kunde ${companyId} AS`)).toReversed();
const stateOf = async (invoiceId: string) => (await database.transaction((unit) => findInvoice(unit, invoiceId)))?.state;
const pay = (invoiceId: string, amount: number) =>
  inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'bank', reference: `R${companyId}`, amount, day: '2026-12-06' }));

test('it is reminded of after 3 and after 14 days, once each, by however many processes', async () => {
  const { number, kid } = await issue();
  for (const day of ['2026-12-05', '2026-12-07']) await run(day);
  expect(await mine()).toEqual([]);
  await run('2026-12-08', 3);
  for (const day of ['2026-12-09', '2026-12-18', '2026-12-19', '2026-12-20', '2027-01-04']) await run(day);
  const sent = await mine();
  expect(sent.map(({ subject, to }) => [subject, to])).toEqual(
    Array.from({ length: 2 }, () => [`Påminnelse: faktura ${number} er ikke betalt`, 'regnskap@example.no']),
  );
  const [first, second] = sent.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(first).toContain(`forfalt 05.12.2026, og 125,00 NOK er ikke betalt. Betal til konto 8601 11 17947 med KID ${kid}.`);
  expect(first).not.toContain('stenges');
  expect(second).toContain('Betaler dere ikke innen 03.01.2027, har');
  expect(sent[0]?.attachments.map(({ name }) => name)).toEqual([`faktura-${number}.pdf`]);
});

test('what is paid in part is reminded of with the rest', async () => {
  const { invoiceId } = await issue({ buyer: { ...draft(companyId, []).buyer, language: 'en' } });
  await pay(invoiceId, 2500);
  await run('2026-12-08');
  expect((await mine()).map(({ text }) => /[\d.]+ NOK is unpaid/.exec(text.replaceAll('\u00a0', ' '))?.[0])).toEqual([
    '100.00 NOK is unpaid',
  ]);
});

test.each([
  ['is paid', (id: string) => pay(id, 12_500)],
  ['was given up as a loss', (id: string) => inBooks(services, (books) => writeOffInvoice(books, id))],
])('what %s is not reminded of', async (_name, settle) => {
  const { invoiceId } = await issue();
  await settle(invoiceId);
  await run('2026-12-08');
  expect(await mine()).toEqual([]);
});

test('one that fails keeps no later one from being aged and reminded of', async () => {
  const failing = await issue();
  companyId += 1;
  const { invoiceId } = await issue();
  failsFor.add(failing.invoiceId);
  const forCompany: typeof database.forCompany = (id, work) =>
    id === companyId - 1 ? Promise.reject(new Error('This one fails')) : database.forCompany(id, work);
  clock.set('2026-12-08T07:15:00Z');
  await expect(ageInvoices(services)).rejects.toThrow('This one fails');
  expect(await Promise.all([failing.invoiceId, invoiceId].map(stateOf))).toEqual(['open', 'due']);
  await expect(sendReminders({ ...services, database: { ...database, forCompany } })).rejects.toThrow('This one fails');
  expect(await mine()).toHaveLength(1);
  failsFor.clear();
});
