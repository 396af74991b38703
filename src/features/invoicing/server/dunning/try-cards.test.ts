import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { confirmCard } from '#features/payment/contract/endpoints.ts';
import type { CardBehaviour } from '#features/payment/contract/entities.ts';
import { readChargesOf, startCharge, waitForCharge } from '#features/payment/server/public.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import { on } from '#kernel/server/registers.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { endPause, insertPause } from '../operator/store-operator.ts';
import { settleInvoice } from '../paying/settle-invoice.ts';
import { refundPayment } from '../paying/refund-payment.ts';
import { cardDeclined, type CardDeclined } from './give-up-card.ts';
import { tryCards } from './try-cards.ts';

const told: string[] = [];
const listen = on(
  cardDeclined,
  async ({ invoice, fault, nextTry }: CardDeclined) => void told.push(`${invoice.number} ${fault} ${nextTry}`),
);
const server = await testServer({}, [listen]);
const { services, database, clock } = server;
await setTestSeller(services);

async function withCard(behaviour: CardBehaviour): Promise<TestCompany> {
  clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  const state = await enteredCard({ server, company }, { behaviour });
  expect((await company.admin.call(confirmCard, { body: { state } })).status).toBe(200);
  return company;
}
const issue = ({ companyId }: TestCompany, method: 'card' | 'invoice' = 'card') =>
  inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(10_000)], { method })));
const invoiceOf = (id: string) => database.transaction((unit) => findInvoice(unit, id));
const charges = ({ companyId }: TestCompany, id: string) => database.forCompany(companyId, (unit) => readChargesOf(unit, id));

/** What the clock does on a day: the try, and the job of its charge. */
async function day(company: TestCompany, invoiceId: string, date: string, times = 1): Promise<void> {
  clock.set(`${date}T09:25:00Z`);
  await Promise.all(Array.from({ length: times }, () => tryCards(services, {})));
  for (const { chargeId } of await charges(company, invoiceId)) await waitForCharge(services, chargeId);
}

test('an invoice by card is paid by it on its day, once, and booked', async () => {
  const company = await withCard('pays');
  const { invoiceId } = await issue(company);
  await day(company, invoiceId, '2026-11-21', 3);
  await day(company, invoiceId, '2026-11-22');
  expect(await charges(company, invoiceId)).toMatchObject([{ tryNumber: 0, amount: 12_500, state: 'succeeded' }]);
  expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'paid', unpaid: 0 });
  expect(await readAccounts(database, company.companyId)).toMatchObject({ card: 12_500 });
});

test('no card is tried while the operator has stopped charges, and the day’s try is made after that', async () => {
  const company = await withCard('pays');
  const { invoiceId } = await issue(company);
  await database.transaction((unit) => insertPause(unit, { reason: 'restored', now: clock.now() }));
  await day(company, invoiceId, '2026-11-21');
  expect(await charges(company, invoiceId)).toEqual([]);
  await database.transaction((unit) => endPause(unit, clock.now()));
  await day(company, invoiceId, '2026-11-21');
  expect(await charges(company, invoiceId)).toMatchObject([{ tryNumber: 0, state: 'succeeded' }]);
});

test('a declined card is tried on five days, each told, and then the invoice is paid as an invoice', async () => {
  const company = await withCard('declines');
  const { invoiceId, number } = await issue(company);
  for (let date = 21; date <= 30; date += 1) await day(company, invoiceId, `2026-11-${date}`, 2);
  expect((await charges(company, invoiceId)).map(({ tryNumber, state }) => `${tryNumber} ${state}`)).toEqual(
    [0, 1, 3, 5, 7].map((days) => `${days} declined`),
  );
  const next = ['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-28', null];
  expect(told.filter((one) => one.startsWith(`${number} `))).toEqual(next.map((date) => `${number} declined ${date}`));
  const mails = (await server.mails()).filter(({ subject }) => subject === `Faktura ${number} kunne ikke trekkes fra kortet`);
  expect(mails).toMatchObject([{ to: 'regnskap@example.no', attachments: [{ name: `faktura-${number}.pdf` }] }]);
  expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('Betal 125,00 NOK innen 05.12.2026 til konto 8601 11 17947');
});

test('a payment by hand that is under way is not tried beside, and one by hand that is declined is not told', async () => {
  const company = await withCard('confirms');
  const { invoiceId, number } = await issue(company);
  const charge = { invoiceId, tryNumber: 100, amount: 12_500, description: 'x', isPresent: true, returnPath: '/' };
  const chargeId = await database.forCompany(company.companyId, (unit) =>
    startCharge({ company: unit, services, now: clock.now() }, charge),
  );
  expect((await waitForCharge(services, chargeId ?? '')).state).toBe('action');
  await tryCards(services, {});
  expect(await charges(company, invoiceId)).toHaveLength(1);
  expect(told.filter((one) => one.startsWith(`${number} `))).toEqual([]);
});

test('what is paid is not tried', async () => {
  const company = await withCard('pays');
  const { invoiceId } = await issue(company);
  const payment = { invoiceId, source: 'bank', reference: invoiceId, amount: 12_500, day: '2026-11-21' } as const;
  await inBooks(services, (books) => settleInvoice(books, payment));
  await day(company, invoiceId, '2026-11-21');
  expect(await charges(company, invoiceId)).toEqual([]);
});

const asked = async (number: number) =>
  (await server.mails()).filter(({ subject }) => subject === `Det finnes ikke noe kort å trekke faktura ${number} fra`);

test.each([
  ['from the first day', []],
  ['after a try', ['2026-11-21']],
])('where no card is any more %s, it is told at once and once, and one that comes later is not charged', async (_name, days) => {
  const company = await withCard('declines');
  const { invoiceId, number } = await issue(company);
  for (const date of days) await day(company, invoiceId, date);
  await database.forCompany(company.companyId, ({ tx }) => sql`delete from payment_card`.execute(tx));
  await day(company, invoiceId, '2026-11-22', 2);
  await company.admin.call(confirmCard, { body: { state: await enteredCard({ server, company }, { behaviour: 'pays' }) } });
  await day(company, invoiceId, '2026-11-24');
  expect(await charges(company, invoiceId)).toHaveLength(days.length);
  expect(told.filter((one) => one.startsWith(`${number} missing`))).toEqual([`${number} missing null`]);
  const mails = await asked(number);
  expect(mails).toMatchObject([{ to: 'regnskap@example.no', attachments: [{ name: `faktura-${number}.pdf` }] }]);
  expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('Betal 125,00 NOK innen 05.12.2026 til konto 8601 11 17947');
});

test('what was paid back is not taken from the card again', async () => {
  const company = await withCard('pays');
  const { invoiceId } = await issue(company);
  await day(company, invoiceId, '2026-11-21');
  const [paid] = await charges(company, invoiceId);
  const refund = { source: 'card', reference: paid?.chargeId ?? '', day: '2026-11-21', refunded: 5000 } as const;
  expect(await inBooks(services, (books) => refundPayment(books, refund))).toBe('booked');
  await day(company, invoiceId, '2026-11-22');
  expect(await charges(company, invoiceId)).toHaveLength(1);
  expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'open', unpaid: 5000 });
});

test('an invoice that is not by card is not tried, and of a company that is gone the recipient is asked to pay', async () => {
  const company = await withCard('pays');
  const { invoiceId, number } = await issue(company, 'invoice');
  const orphan = await inBooks(services, (books) => issueInvoice(books, draft(999_999, [line(100)], { method: 'card' })));
  await day(company, invoiceId, '2026-11-21');
  expect(await charges(company, invoiceId)).toEqual([]);
  expect([await asked(number), await asked(orphan.number)]).toMatchObject([[], [{ to: 'regnskap@example.no' }]]);
  expect(await invoiceOf(orphan.invoiceId)).toMatchObject({ unpaid: 125 });
});

test('one that fails keeps no later one from being tried', async () => {
  const [failing, company] = [await withCard('pays'), await withCard('pays')];
  const [first, { invoiceId }] = [await issue(failing), await issue(company)];
  const forCompany: typeof database.forCompany = (id, work) =>
    id === failing.companyId ? Promise.reject(new Error('This company cannot be read')) : database.forCompany(id, work);
  clock.set('2026-11-21T09:25:00Z');
  const tried = tryCards({ ...services, database: { ...database, forCompany } }, {});
  await expect(tried).rejects.toThrow('This company cannot be read');
  expect(await charges(failing, first.invoiceId)).toEqual([]);
  expect(await charges(company, invoiceId)).toMatchObject([{ tryNumber: 0 }]);
});
