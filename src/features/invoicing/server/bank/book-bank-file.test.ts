import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { camtFile } from '../../testing/camt.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { readBalance } from '../ledger/store-customers.ts';
import { assignBankEntry, bookBankFile } from './book-bank-file.ts';
import { readUnmatchedEntries } from './store-bank-entries.ts';

const { services, database } = await testServer();
await setTestSeller(services);
beforeEach(() =>
  database.transaction(async ({ tx }) => {
    await sql`select set_config('app.books_end', '2100-01-01', true)`.execute(tx);
    await sql`delete from bank_entry`.execute(tx);
  }),
);

const issue = (companyId: number, net = 10_000) => inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(net)])));
const invoiceOf = (id: string) => database.transaction((unit) => findInvoice(unit, id));
const unmatched = async () => (await database.transaction((unit) => readUnmatchedEntries(unit))).map(({ outcome }) => outcome);

test('a file books its payments once, however often and beside each other it is read', async () => {
  const [first, second] = [await issue(51), await issue(52)];
  const xml = camtFile({
    messageId: 'ONCE',
    payments: [
      { kid: first.kid, amount: '125.00' },
      { kid: second.kid, amount: '125.00' },
    ],
  });
  const counts = await Promise.all([bookBankFile(services, xml), bookBankFile(services, xml), bookBankFile(services, xml)]);
  expect(counts.reduce((sum, file) => sum + (file.kind === 'read' ? file.booked : 0), 0)).toBe(2);
  expect(await bookBankFile(services, xml)).toEqual({ kind: 'read', messageId: 'ONCE', booked: 0, known: 2, listed: 0 });
  for (const { invoiceId, companyId } of [first, second]) {
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'paid', unpaid: 0 });
    expect(await readAccounts(database, companyId)).toMatchObject({ bank: 12_500 });
  }
});

test('too little leaves the rest unpaid, and what is too much becomes the customer’s balance', async () => {
  const invoice = await issue(53);
  await bookBankFile(services, camtFile({ messageId: 'PART', payments: [{ kid: invoice.kid, amount: '100.00' }] }));
  expect(await invoiceOf(invoice.invoiceId)).toMatchObject({ state: 'open', unpaid: 2500 });
  await bookBankFile(services, camtFile({ messageId: 'REST', day: '2026-12-02', payments: [{ kid: invoice.kid, amount: '30.00' }] }));
  expect(await invoiceOf(invoice.invoiceId)).toMatchObject({ state: 'paid', unpaid: 0 });
  expect(await database.transaction((unit) => readBalance(unit, 53))).toBe(500);
});

test('two equal payments of one message are two', async () => {
  const invoice = await issue(54);
  const payment = { kid: invoice.kid, amount: '125.00' };
  await bookBankFile(services, camtFile({ messageId: 'TWO', payments: [payment, payment] }));
  expect(await database.transaction((unit) => readBalance(unit, 54))).toBe(12_500);
});

test.each([
  ['without a KID', { payments: [{}] }, 'noKid'],
  ['with a KID of nobody', { payments: [{ kid: '12344' }] }, 'unknownKid'],
  ['to another account', { account: 'NO8330001234567', payments: [{ kid: '' }] }, 'otherAccount'],
  ['in another currency', { payments: [{ kid: '', currency: 'EUR' }] }, 'otherCurrency'],
])('a payment %s is listed and not booked', async (_name, file, outcome) => {
  const invoice = await issue(55);
  const payments = file.payments.map((payment) => ('kid' in payment && payment.kid === '' ? { ...payment, kid: invoice.kid } : payment));
  expect(await bookBankFile(services, camtFile({ messageId: outcome, ...file, payments }))).toMatchObject({ booked: 0, listed: 1 });
  expect(await unmatched()).toEqual([outcome]);
  expect(await invoiceOf(invoice.invoiceId)).toMatchObject({ unpaid: 12_500 });
});

test('a payment that the bank tells of twice in one message is booked once, and listed, however often it is read', async () => {
  const invoice = await issue(57);
  const payment = { kid: invoice.kid, amount: '125.00', reference: 'TWICE' };
  const xml = camtFile({ messageId: 'TWICE', payments: [payment, payment] });
  expect(await bookBankFile(services, xml)).toMatchObject({ booked: 1, known: 0, listed: 1 });
  expect(await bookBankFile(services, xml)).toMatchObject({ booked: 0, known: 2, listed: 0 });
  expect([await unmatched(), await database.transaction((unit) => readBalance(unit, 57))]).toEqual([['toldBefore'], 0]);
});

test('a payment that the bank tells of in another message is listed and not booked again', async () => {
  const invoice = await issue(56);
  const payments = [{ kid: invoice.kid, amount: '125.00', reference: 'SAME' }];
  await bookBankFile(services, camtFile({ messageId: 'A', payments }));
  expect(await bookBankFile(services, camtFile({ messageId: 'B', payments }))).toMatchObject({ booked: 0, listed: 1 });
  expect(await unmatched()).toEqual(['toldBefore']);
  expect(await database.transaction((unit) => readBalance(unit, 56))).toBe(0);
});

test('a reversal is listed', async () => {
  const invoice = await issue(57);
  const xml = camtFile({ messageId: 'BACK', payments: [{ kid: invoice.kid }] }).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
  await bookBankFile(services, xml);
  expect(await unmatched()).toEqual(['reversal']);
});

test('a reversal of a payment with the same reference stays one, and is not booked by hand', async () => {
  const invoice = await issue(57);
  const payment = { kid: invoice.kid, amount: '125.00', reference: 'BACK' };
  const returned = camtFile({ messageId: 'RETURNED', payments: [payment] }).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
  await bookBankFile(services, camtFile({ messageId: 'CAME', payments: [payment] }));
  await bookBankFile(services, returned);
  const [entry] = await database.transaction((unit) => readUnmatchedEntries(unit));
  expect(entry?.outcome).toBe('reversal');
  const { invoiceId } = await issue(57);
  expect(await inBooks(services, (books) => assignBankEntry(books, { entryId: entry?.entryId ?? '', invoiceId }))).toBe(false);
  // The same money that comes once more is a payment.
  await bookBankFile(
    services,
    camtFile({ messageId: 'ALONE', payments: [{ ...payment, reference: 'ELSE' }] }).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'),
  );
  expect(await bookBankFile(services, camtFile({ messageId: 'AGAIN', payments: [{ ...payment, reference: 'ELSE' }] }))).toMatchObject({
    booked: 1,
  });
});

test('a payment told without its KID, and with it in another message, is one', async () => {
  const invoice = await issue(61);
  const payment = { amount: '125.00', reference: 'WITHOUT' };
  await bookBankFile(services, camtFile({ messageId: 'WITHOUT', payments: [payment] }));
  await bookBankFile(services, camtFile({ messageId: 'WITH', payments: [{ ...payment, kid: invoice.kid }] }));
  expect((await unmatched()).toSorted()).toEqual(['noKid', 'toldBefore']);
});

test('payments with different KIDs under one reference of the bank are all booked', async () => {
  const invoices = [await issue(59), await issue(60)];
  const payments = invoices.map(({ kid }) => ({ kid, amount: '125.00', reference: 'BATCH-1' }));
  expect(await bookBankFile(services, camtFile({ messageId: 'BATCH', payments }))).toMatchObject({ booked: 2, listed: 0 });
});

test.each(['first', 'last'] as const)('a payment without a KID that comes %s in a batch leaves the others as they are', async (place) => {
  const invoices = [await issue(59), await issue(60)];
  const payments = invoices.map(({ kid }) => ({ kid, amount: '125.00', reference: `BATCH-${place}` }));
  const without = { amount: '125.00', reference: `BATCH-${place}` };
  const all = place === 'first' ? [without, ...payments] : [...payments, without];
  expect(await bookBankFile(services, camtFile({ messageId: place, payments: all }))).toMatchObject({ booked: 2, listed: 1 });
  expect(await unmatched()).toEqual(['noKid']);
});

test('what is listed is booked by hand, once', async () => {
  const { invoiceId } = await issue(58);
  await bookBankFile(services, camtFile({ messageId: 'HAND', payments: [{ amount: '125.00', message: 'Faktura' }, { currency: 'EUR' }] }));
  const [entry, foreign] = await database.transaction((unit) => readUnmatchedEntries(unit));
  const assign = (entryId = '') => inBooks(services, (books) => assignBankEntry(books, { entryId, invoiceId }));
  expect([await assign(entry?.entryId), await assign(entry?.entryId), await assign(foreign?.entryId)]).toEqual([true, false, false]);
  expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'paid' });
  expect(await unmatched()).toEqual(['otherCurrency']);
});

test('a file that is none books nothing', async () => {
  expect(await bookBankFile(services, 'x')).toEqual({ kind: 'unreadable', reason: 'It is not a camt.054 message.' });
});
