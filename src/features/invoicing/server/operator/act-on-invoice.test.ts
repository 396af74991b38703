import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { earnRevenue } from '../ledger/earn-revenue.ts';
import { creditByNumber, payByNumber, refundByReference, writeOffByNumber } from './act-on-invoice.ts';
import { payOutBalance } from './pay-out-balance.ts';
import { skipNumbers } from './skip-numbers.ts';
import { chargesArePaused, endPause, insertPause } from './store-operator.ts';

const server = await testServer();
const { services, database, clock } = server;
await setTestSeller(services);
const issue = (companyId: number, ...lines: Parameters<typeof draft>[1]) =>
  inBooks(services, (books) => issueInvoice(books, draft(companyId, lines)));
const look = (invoiceId: string) => database.transaction((unit) => findInvoice(unit, invoiceId));
const logOf = (companyId: number) =>
  database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{ action: string; after: unknown }>`
      select log.action, detail.after from audit_log log join audit_detail detail on detail.company_id = log.company_id and detail.audit_id = log.id
      where log.company_id = ${companyId} and log.entity = 'invoice' order by log.id`.execute(tx);
    return rows;
  });

describe('a credit note by the operator', () => {
  test('takes all that is left of an unpaid invoice, which is paid by it, and stands in the company’s log', async () => {
    const { companyId } = await server.newCompany();
    const { invoiceId, number } = await issue(companyId, line(8000), line(2000));
    const credited = await creditByNumber(services, number);
    expect(credited).toMatchObject({ kind: 'creditNote', net: -10_000, total: -12_500 });
    expect(await look(invoiceId)).toMatchObject({ state: 'paid', unpaid: 0 });
    expect(await readAccounts(database, companyId)).toEqual({});
    expect(await logOf(companyId)).toEqual([
      { action: 'invoicing.credit-invoice', after: { number, creditNote: credited?.number, amount: '125.00' } },
    ]);
  });

  test('of an advance takes its revenue over the days of the advance', async () => {
    const { invoiceId, number } = await issue(301, line(36_500, { revenue: { from: '2027-01-01', to: '2027-12-31' } }));
    await earnRevenue(services, '2027-01-31');
    await creditByNumber(services, number, 18_250);
    await earnRevenue(services, '2027-02-28');
    expect(await readAccounts(database, 301)).toMatchObject({ revenue: -2950, deferredRevenue: -15_300 });
    await earnRevenue(services, '2027-12-31');
    expect(await readAccounts(database, 301)).toEqual({ receivable: 22_812, revenue: -18_250, vat: -4562 });
    expect(await look(invoiceId)).toMatchObject({ state: 'open', unpaid: 22_812 });
  });

  test.each([
    // By hand: 25 % of 100.10 is 25.025, so 25.03; of 50.05 it is 12.5125, so 12.51, and 12.52 is left.
    [10_010, [5005, 5005], [1251, 1252]],
    // 25 % of one øre is a quarter, so 0, of two a half, so 1, of three 0.75, so 1, of four 1.
    [4, [1, 1, 1, 1], [0, 1, 0, 0]],
    [10_010, [5005, undefined], [1251, 1252]],
  ])('in parts takes %i as a whole: of %j the VAT is %j', async (net, parts, vat) => {
    const { companyId } = await server.newCompany();
    const { invoiceId, number } = await issue(companyId, line(net));
    const credited: number[] = [];
    for (const amount of parts) credited.push(-((await creditByNumber(services, number, amount))?.vat ?? 0) || 0);
    expect(credited).toEqual(vat);
    expect(await look(invoiceId)).toMatchObject({ state: 'paid', unpaid: 0 });
    expect(await readAccounts(database, companyId)).toEqual({});
  });

  test('is refused for more than is left, for a credit note and for what is not there', async () => {
    const { number } = await issue(302, line(1000));
    expect(await creditByNumber(services, number, 1001)).toBeUndefined();
    const credited = await creditByNumber(services, number, 400);
    expect(await creditByNumber(services, number, 601)).toBeUndefined();
    expect(await creditByNumber(services, credited?.number ?? 0)).toBeUndefined();
    expect(await creditByNumber(services, 99_999)).toBeUndefined();
    expect(await creditByNumber(services, number)).toMatchObject({ net: -600 });
    expect(await creditByNumber(services, number)).toBeUndefined();
  });
});

describe('the operator', () => {
  test('books a payment and its return by hand, each once and in the company’s log', async () => {
    const { companyId } = await server.newCompany();
    const { invoiceId, number } = await issue(companyId, line(1000));
    const payment = { amount: 1250, day: '2026-11-24', source: 'card', reference: 'ch_1' } as const;
    expect(await payByNumber(services, number, payment)).toBe('booked');
    expect(await payByNumber(services, number, payment)).toBe('known');
    expect(await look(invoiceId)).toMatchObject({ state: 'paid' });
    const back = { source: 'card', reference: 'ch_1', day: '2026-11-29' } as const;
    expect(await refundByReference(services, back)).toEqual({ invoice: { number, unpaid: 1250 } });
    expect(await refundByReference(services, back)).toBe('known');
    expect(await refundByReference(services, { ...back, reference: 'ch_2' })).toBe('unknown');
    expect((await logOf(companyId)).map(({ action }) => action)).toEqual(['invoicing.book-payment', 'invoicing.refund-payment']);
    expect(await payByNumber(services, 99_999, payment)).toBeUndefined();
  });

  test('writes off what a deleted company owes, which has no log', async () => {
    const { number } = await issue(303, line(1000));
    expect(await writeOffByNumber(services, number)).toBe(1250);
    expect(await writeOffByNumber(services, 99_999)).toBeUndefined();
  });

  test('pays out a customer’s credit and no more', async () => {
    await issue(304, line(-1000));
    const payOut = (amount: number, reference = 'nettbank 1') =>
      inBooks(services, (books) => payOutBalance(books, { companyId: 304, amount, reference }));
    expect(await payOut(1251)).toBe('tooMuch');
    expect(await payOut(0)).toBe('tooMuch');
    expect(await payOut(1000)).toBe('booked');
    // The same command once more.
    expect(await payOut(1000)).toBe('known');
    expect(await payOut(251, 'nettbank 2')).toBe('tooMuch');
    expect(await payOut(250, 'nettbank 2')).toBe('booked');
    expect(await readAccounts(database, 304)).toEqual({ bank: -1250, revenue: 1000, vat: 250 });
  });

  test('skips numbers that a restore lost, which are kept with the reason', async () => {
    const { number } = await issue(305, line(1000));
    const skip = (lastUsed: number) =>
      inBooks(services, (books) => skipNumbers(books, { series: 'invoice', lastUsed, reason: 'restored from 1 January' }));
    expect(await skip(number)).toBeUndefined();
    expect(await skip(number + 7)).toEqual({ first: number + 1, last: number + 7 });
    expect((await issue(305, line(1000))).number).toBe(number + 8);
    const { rows } = await database.transaction(({ tx }) => sql`select first, last, reason from invoice_number_gap`.execute(tx));
    expect(rows).toEqual([{ first: number + 1, last: number + 7, reason: 'restored from 1 January' }]);
  });

  test('stops the charging of cards and begins it again', async () => {
    const isPaused = () => database.transaction(chargesArePaused);
    const pause = () => database.transaction((unit) => insertPause(unit, { reason: 'restored', now: clock.now() }));
    const resume = () => database.transaction((unit) => endPause(unit, clock.now()));
    expect([await isPaused(), await pause(), await isPaused(), await pause()]).toEqual([false, true, true, false]);
    expect([await resume(), await isPaused(), await resume()]).toEqual([true, false, false]);
    expect([await pause(), await isPaused()]).toEqual([true, true]);
  });
});
