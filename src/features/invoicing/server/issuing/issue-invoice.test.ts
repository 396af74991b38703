import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { draft, inBooks, line, setTestSeller, testSeller } from '../../testing/draft.ts';
import { readBalance } from '../ledger/store-customers.ts';
import { invoiceIssued, issueInvoice } from './issue-invoice.ts';
import { findInvoice, findInvoiceByKid, findWithLines, readInvoices, readUnpaid } from './store-invoices.ts';

const told: number[] = [];
const server = await testServer({}, [on(invoiceIssued, async ({ invoice }) => void told.push(invoice.number))]);
const { services, database } = server;

test('nothing is issued before the seller is set', async () => {
  await expect(inBooks(services, (books) => issueInvoice(books, draft(1, [line(100)])))).rejects.toThrow('seller is not set');
  await setTestSeller(services);
});

const read = <T>(work: (unit: Parameters<typeof readInvoices>[0]) => Promise<T>) => database.transaction(work);

test('an invoice has its number, sums, due day and KID, and stands in the ledger', async () => {
  const year = { from: '2026-11-21', to: '2027-11-20' };
  const lines = [
    line(19_602, { quantity: 4, unit: 'user', reason: { code: 'month', args: { users: 4 } } }),
    line(47_040, { revenue: year }),
  ];
  const issued = await inBooks(services, (books) => issueInvoice(books, draft(11, lines)));
  expect(issued).toMatchObject({
    kind: 'invoice',
    date: '2026-11-21',
    dueDate: '2026-12-05',
    net: 66_642,
    vat: 16_661,
    total: 83_303,
    payable: 83_303,
    state: 'open',
  });
  expect(issued.kid).toMatch(new RegExp(`^000011${String(issued.number).padStart(8, '0')}\\d$`));
  expect(told).toContain(issued.number);
  expect(await readAccounts(database, 11)).toEqual({ receivable: 83_303, revenue: -19_602, deferredRevenue: -47_040, vat: -16_661 });
  const kept = await read((unit) => findWithLines(unit, issued.invoiceId));
  expect(kept).toMatchObject({ seller: testSeller, unpaid: 83_303, lines });
  expect((await read((unit) => findInvoiceByKid(unit, issued.kid)))?.invoiceId).toBe(issued.invoiceId);
});

test('the date is that of Oslo', async () => {
  server.clock.set('2026-12-31T23:30:00Z');
  const issued = await inBooks(services, (books) => issueInvoice(books, draft(12, [line(100)])));
  expect(issued).toMatchObject({ date: '2027-01-01', dueDate: '2027-01-15' });
});

test('a negative sum is a credit note whose amount is the customer’s balance, and the next invoice uses it', async () => {
  const credit = await inBooks(services, (books) => issueInvoice(books, draft(13, [line(5000), line(-8000)])));
  expect(credit).toMatchObject({ kind: 'creditNote', net: -3000, vat: -750, total: -3750, payable: -3750, dueDate: null, state: 'paid' });
  expect(await read((unit) => readBalance(unit, 13))).toBe(3750);
  const next = await inBooks(services, (books) => issueInvoice(books, draft(13, [line(10_000)], { balanceUsed: 3750 })));
  expect(next).toMatchObject({ total: 12_500, balanceUsed: 3750, payable: 8750, state: 'open' });
  expect(await read((unit) => readBalance(unit, 13))).toBe(0);
  expect((await read((unit) => readUnpaid(unit, 13))).map(({ unpaid }) => unpaid)).toEqual([8750]);
});

test('what the balance covers is paid at once', async () => {
  await inBooks(services, (books) => issueInvoice(books, draft(14, [line(-8000)])));
  const next = await inBooks(services, (books) => issueInvoice(books, draft(14, [line(8000)], { balanceUsed: 10_000 })));
  expect(next).toMatchObject({ payable: 0, state: 'paid' });
  expect(await read((unit) => readUnpaid(unit, 14))).toEqual([]);
});

test.each([[3751], [-1]])('a balance of %i that is not there is not used', async (balanceUsed) => {
  await inBooks(services, (books) => issueInvoice(books, draft(15, [line(-3000)])));
  const order = draft(15, [line(10_000)], { balanceUsed: balanceUsed < 0 ? balanceUsed : 100_000 });
  await expect(inBooks(services, (books) => issueInvoice(books, order))).rejects.toThrow('balance used is not there');
});

test('a credit note lowers the unpaid invoice that it corrects, and only the rest becomes balance', async () => {
  const first = await inBooks(services, (books) => issueInvoice(books, draft(16, [line(4000)])));
  const correctsInvoiceId = first.invoiceId;
  await inBooks(services, (books) => issueInvoice(books, draft(16, [line(-1000)], { correctsInvoiceId })));
  expect(await read((unit) => findInvoice(unit, correctsInvoiceId))).toMatchObject({ state: 'open', unpaid: 3750 });
  await inBooks(services, (books) => issueInvoice(books, draft(16, [line(-3400)], { correctsInvoiceId })));
  expect(await read((unit) => findInvoice(unit, correctsInvoiceId))).toMatchObject({ state: 'paid', unpaid: 0 });
  expect(await read((unit) => readBalance(unit, 16))).toBe(500);
  expect(await readAccounts(database, 16)).toEqual({ customerBalance: -500, revenue: 400, vat: 100 });
});

test('a credit note of another company’s invoice is refused', async () => {
  const first = await inBooks(services, (books) => issueInvoice(books, draft(17, [line(4000)])));
  const order = draft(18, [line(-1000)], { correctsInvoiceId: first.invoiceId });
  await expect(inBooks(services, (books) => issueInvoice(books, order))).rejects.toThrow('same company');
});

test('companies see their own invoices, the newest first', async () => {
  for (const net of [100, 200, 300]) await inBooks(services, (books) => issueInvoice(books, draft(19, [line(net)])));
  expect((await read((unit) => readInvoices(unit, 19))).map(({ net }) => net)).toEqual([300, 200, 100]);
  expect((await read((unit) => readInvoices(unit, 19, { limit: 1 }))).map(({ net }) => net)).toEqual([300]);
  expect((await read((unit) => readUnpaid(unit, 19))).map(({ net }) => net)).toEqual([100, 200, 300]);
});

test('an invoice without lines is refused', async () => {
  await expect(inBooks(services, (books) => issueInvoice(books, draft(20, [])))).rejects.toThrow('at least one line');
});

test.each([
  ['a changed invoice', sql`update invoice set net = net + 1, total = total + 1, payable = payable + 1`],
  ['a changed seller of it', sql`update invoice set seller = '{}'`],
  ['a deleted invoice', sql`delete from invoice`],
  ['a changed line', sql`update invoice_line set net = net + 1`],
  ['a changed entry', sql`update ledger_entry set amount = amount + 1`],
  ['a deleted entry', sql`delete from ledger_entry`],
  ['a moved posting', sql`update ledger_posting set day = day + 1`],
  ['a skipped number', sql`update invoice_series set last_number = last_number + 2`],
  ['a number twice', sql`update invoice_series set last_number = last_number - 1`],
])('the database refuses %s', async (_name, statement) => {
  await expect(database.transaction(({ tx }) => statement.execute(tx))).rejects.toThrow(/only added to|follow each other/);
});

test.each([
  ['does not sum to zero', [100, -99]],
  ['has one entry', [100]],
  ['has no entry', []],
])('the database refuses a voucher that %s', async (_name, amounts) => {
  const written = database.transaction(async ({ tx }) => {
    const { rows } = await sql<{ id: string }>`
      insert into ledger_posting (id, number, day, at, kind) values (gen_random_uuid(), 999999, '2027-01-01', now(), 'paid') returning id`.execute(
      tx,
    );
    for (const [place, amount] of amounts.entries())
      await sql`insert into ledger_entry (posting_id, place, account, amount) values (${rows[0]?.id}, ${place}, 'bank', ${amount})`.execute(
        tx,
      );
  });
  await expect(written).rejects.toThrow('out of balance');
});
