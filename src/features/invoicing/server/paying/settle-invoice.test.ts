import { describe, expect, test } from 'vitest';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { invoiceStateChanged } from '../invoice-state.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { creditInvoice } from '../operator/credit-invoice.ts';
import { ageInvoices } from './age-invoices.ts';
import { bookCredit } from './book-credit.ts';
import { refundPayment } from './refund-payment.ts';
import { setOffBalance } from './set-off-balance.ts';
import { settleInvoice, writeOffInvoice } from './settle-invoice.ts';

const told: [number, string, string][] = [];
const server = await testServer({}, [
  on(invoiceStateChanged, async ({ invoice, from, to }) => void told.push([invoice.companyId, from, to])),
]);
const { services, database, clock } = server;
await setTestSeller(services);

let companies = 100;
async function issue(net = 10_000) {
  companies += 1;
  const companyId = companies;
  const { invoiceId } = await inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(net)])));
  const pay = (amount: number, reference: string, source: 'bank' | 'card' = 'bank') =>
    inBooks(services, (books) => settleInvoice(books, { invoiceId, source, reference, amount, day: '2026-11-25' }));
  const refund = (reference: string, refunded?: number) =>
    inBooks(services, (books) =>
      refundPayment(books, { source: 'bank', reference, day: '2026-11-28', ...(refunded !== undefined && { refunded }) }),
    );
  const look = () => database.transaction((unit) => findInvoice(unit, invoiceId));
  return { companyId, invoiceId, pay, refund, look, accounts: () => readAccounts(database, companyId) };
}
const changes = (companyId: number) => told.filter(([of]) => of === companyId).map(([, from, to]) => `${from} → ${to}`);

describe('a payment', () => {
  test('makes an invoice paid, and the same reference books once', async () => {
    const one = await issue();
    expect(await one.pay(12_500, 'm1/1')).toBe('booked');
    expect(await one.pay(12_500, 'm1/1')).toBe('known');
    expect(await one.look()).toMatchObject({ state: 'paid', unpaid: 0, paidAt: clock.now() });
    expect(await one.accounts()).toEqual({ bank: 12_500, revenue: -10_000, vat: -2500 });
    expect(changes(one.companyId)).toEqual(['open → paid']);
  });

  test('of the same reference by card is another one', async () => {
    const one = await issue();
    await one.pay(12_500, 'twice', 'card');
    expect(await one.pay(12_500, 'twice', 'bank')).toBe('booked');
    expect(await one.accounts()).toEqual({ card: 12_500, bank: 12_500, customerBalance: -12_500, revenue: -10_000, vat: -2500 });
  });

  test('of a part leaves the rest unpaid, and what is more than owed becomes the customer’s balance', async () => {
    const one = await issue();
    await one.pay(12_499, 'part');
    expect(await one.look()).toMatchObject({ state: 'open', unpaid: 1 });
    await one.pay(5, 'rest');
    expect(await one.look()).toMatchObject({ state: 'paid', unpaid: 0 });
    expect(await one.accounts()).toMatchObject({ customerBalance: -4, bank: 12_504 });
  });

  test('of nothing is refused', async () => {
    const one = await issue();
    await expect(one.pay(0, 'none')).rejects.toThrow('more than nothing');
  });

  test('that goes back leaves the invoice unpaid again, once', async () => {
    const one = await issue();
    await one.pay(12_600, 'back');
    expect(await one.refund('back')).toBe('booked');
    expect(await one.refund('back')).toBe('known');
    expect(await one.refund('unheard of')).toBe('unknown');
    expect(await one.look()).toMatchObject({ state: 'open', unpaid: 12_500, paidAt: null });
    expect(await one.accounts()).toEqual({ receivable: 12_500, revenue: -10_000, vat: -2500 });
    expect(changes(one.companyId)).toEqual(['open → paid', 'paid → open']);
  });

  test.each([
    [60, 'paid', 0, { customerBalance: -40, bank: 12_540 }],
    [100, 'paid', 0, { bank: 12_500 }],
    [101, 'open', 1, { receivable: 1, bank: 12_499 }],
    [12_600, 'open', 12_500, { receivable: 12_500 }],
  ])('of which %i øre went back, in whatever parts, is taken from the balance first: %s', async (sum, state, unpaid, accounts) => {
    const one = await issue();
    const reference = `parts ${sum}`;
    await one.pay(12_600, reference);
    expect([await one.refund(reference, 50), await one.refund(reference, sum)]).toEqual(['booked', 'booked']);
    // What is said late is what was booked.
    expect([await one.refund(reference, sum), await one.refund(reference, 50)]).toEqual(['known', 'known']);
    expect(await one.look()).toMatchObject({ state, unpaid });
    expect(await one.accounts()).toEqual({ ...accounts, revenue: -10_000, vat: -2500 });
  });

  test('that no invoice asks for is booked once, and goes back from the balance', async () => {
    companies += 1;
    const companyId = companies;
    const credit = () => inBooks(services, (books) => bookCredit(books, { companyId, name: 'Kunde', amount: 500, reference: 'spare' }));
    await credit();
    await credit();
    expect(await readAccounts(database, companyId)).toEqual({ card: 500, customerBalance: -500 });
    const back = (refunded: number) =>
      inBooks(services, (books) => refundPayment(books, { source: 'card', reference: 'spare', day: '2026-11-28', refunded }));
    expect([await back(200), await back(200), await back(500)]).toEqual(['booked', 'known', 'booked']);
    expect(await readAccounts(database, companyId)).toEqual({});
  });
});

test('an unpaid invoice becomes due after its day and unpaid for long 30 days later, each told once', async () => {
  const start = clock.now();
  const one = await issue();
  const paid = await issue();
  await paid.pay(12_500, 'in time');
  const after = async (days: number) => {
    clock.set(new Date(start.getTime() + days * 86_400_000).toISOString());
    await ageInvoices(services);
    await ageInvoices(services);
    return (await one.look())?.state;
  };
  expect(await after(14)).toBe('open');
  expect(await after(15)).toBe('due');
  expect(await after(43)).toBe('due');
  expect(await after(44)).toBe('nonpayment');
  expect(changes(one.companyId)).toEqual(['open → due', 'due → nonpayment']);
  expect(await paid.look()).toMatchObject({ state: 'paid' });
  await one.pay(12_500, 'late');
  expect(changes(one.companyId)).toEqual(['open → due', 'due → nonpayment', 'nonpayment → paid']);
});

describe('a loss', () => {
  test('takes its part of the VAT and is no payment', async () => {
    const one = await issue();
    await one.pay(2500, 'some of it');
    expect(await inBooks(services, (books) => writeOffInvoice(books, one.invoiceId))).toBe(10_000);
    expect(await one.accounts()).toEqual({ bank: 2500, loss: 8000, revenue: -10_000, vat: -500 });
    expect(await one.look()).toMatchObject({ state: 'open', unpaid: 0, writtenOffAt: clock.now() });
    expect(changes(one.companyId)).toEqual([]);
    expect(await inBooks(services, (books) => writeOffInvoice(books, one.invoiceId))).toBe(0);
  });

  test('is taken back when money comes after all', async () => {
    const one = await issue();
    await inBooks(services, (books) => writeOffInvoice(books, one.invoiceId));
    await one.pay(500, 'a beginning');
    expect(await one.look()).toMatchObject({ state: 'open', unpaid: 12_000, writtenOffAt: null });
    await one.pay(12_000, 'the rest');
    expect(await one.look()).toMatchObject({ state: 'paid', unpaid: 0 });
    expect(await one.accounts()).toEqual({ bank: 12_500, revenue: -10_000, vat: -2500 });
  });

  test.each([
    // Credited without VAT, what is unpaid then, its state, and the accounts: VAT is taken back once, and nobody is owed what nobody paid.
    [10_000, 0, 'paid', {}],
    [4000, 7500, 'open', { receivable: 7500, revenue: -6000, vat: -1500 }],
  ])('is taken back by a credit note of %i, which leaves nothing to the balance', async (amount, unpaid, state, accounts) => {
    const one = await issue();
    await inBooks(services, (books) => writeOffInvoice(books, one.invoiceId));
    await inBooks(services, (books) => creditInvoice(books, { invoiceId: one.invoiceId, amount }));
    expect(await one.look()).toMatchObject({ state, unpaid, writtenOffAt: null });
    expect(await one.accounts()).toEqual(accounts);
  });

  test('is taken back by the balance that is set off, as long as some is left', async () => {
    const first = await issue();
    const { companyId } = first;
    const setOff = () => inBooks(services, (books) => setOffBalance(books, companyId));
    const other = await inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(10_000)])));
    for (const { invoiceId } of [first, other]) await inBooks(services, (books) => writeOffInvoice(books, invoiceId));
    await setOff();
    expect(await first.look()).toMatchObject({ unpaid: 0, writtenOffAt: clock.now() });
    await inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(-5000)])));
    await setOff();
    expect(await first.look()).toMatchObject({ state: 'open', unpaid: 6250, writtenOffAt: null });
    expect(await database.transaction((unit) => findInvoice(unit, other.invoiceId))).toMatchObject({
      unpaid: 0,
      writtenOffAt: clock.now(),
    });
    expect(await first.accounts()).toEqual({ receivable: 6250, loss: 10_000, revenue: -15_000, vat: -1250 });
  });
});
