import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { creditInvoice } from '../operator/credit-invoice.ts';
import { payOutBalance } from '../operator/pay-out-balance.ts';
import { refundPayment } from './refund-payment.ts';
import { settleInvoice } from './settle-invoice.ts';

const { services, database } = await testServer();
await setTestSeller(services);
const day = '2026-11-25';

let companies = 500;
/** An invoice of 100.00 and 25.00 VAT that is paid by card, and credited for parts of it, without VAT. */
async function paidAndCredited(...credited: number[]) {
  companies += 1;
  const companyId = companies;
  const { invoiceId } = await inBooks(services, (books) => issueInvoice(books, draft(companyId, [line(10_000)])));
  await inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'card', reference: invoiceId, amount: 12_500, day }));
  for (const amount of credited) await inBooks(services, (books) => creditInvoice(books, { invoiceId, amount }));
  const refund = (refunded: number) =>
    inBooks(services, (books) => refundPayment(books, { source: 'card', reference: invoiceId, day, refunded }));
  const look = () => database.transaction((unit) => findInvoice(unit, invoiceId));
  return { companyId, invoiceId, refund, look, accounts: () => readAccounts(database, companyId) };
}

/*
 * By hand: what is owed is 12,500 less what was credited with VAT; what is kept of the money is 12,500 less what went back. Where more is owed than kept, that
 * is unpaid; where more is kept than owed, that is the balance.
 *
 *   credited   owed   went back    kept   unpaid   balance
 *     12,500      0       5,000   7,500        0     7,500
 *     12,500      0      12,500       0        0         0
 *      5,000  7,500       5,000   7,500        0         0
 *      5,000  7,500       5,001   7,499        1         0
 *      5,000  7,500      12,500       0    7,500         0
 */
describe('money that goes back of an invoice that was credited', () => {
  test.each([
    [[10_000], 5000, 0, 7500],
    [[10_000], 12_500, 0, 0],
    [[4000], 5000, 0, 0],
    [[1000, 3000], 5000, 0, 0],
    [[1000, 3000], 5001, 1, 0],
    [[1000, 3000], 12_500, 7500, 0],
  ])('of %j by %i leaves %i unpaid and %i to the balance', async (credited, back, unpaid, balance) => {
    const one = await paidAndCredited(...credited);
    expect([await one.refund(1000), await one.refund(back), await one.refund(back)]).toEqual(['booked', 'booked', 'known']);
    expect(await one.look()).toMatchObject({ unpaid, state: unpaid === 0 ? 'paid' : 'open' });
    const { receivable = 0, customerBalance = 0, card = 0 } = await one.accounts();
    expect({ receivable, customerBalance, card }).toEqual({ receivable: unpaid, customerBalance: 0 - balance, card: 12_500 - back });
  });

  test('takes no credit that the customer has used or been paid since: the invoice is unpaid by that', async () => {
    const one = await paidAndCredited(10_000);
    const { companyId } = one;
    await inBooks(services, (books) => payOutBalance(books, { companyId, amount: 2500, reference: 'paid out' }));
    await one.refund(12_500);
    expect(await one.look()).toMatchObject({ unpaid: 2500, state: 'open' });
    expect(await one.accounts()).toEqual({ receivable: 2500, bank: -2500 });
  });

  test('takes no credit of another invoice', async () => {
    const one = await paidAndCredited();
    const other = await inBooks(services, (books) => issueInvoice(books, draft(one.companyId, [line(10_000)])));
    const { invoiceId } = other;
    await inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'card', reference: invoiceId, amount: 12_500, day }));
    await inBooks(services, (books) => creditInvoice(books, { invoiceId, amount: 10_000 }));
    await one.refund(12_500);
    expect(await one.look()).toMatchObject({ unpaid: 12_500, state: 'open' });
    expect(await one.accounts()).toMatchObject({ receivable: 12_500, customerBalance: -12_500 });
  });
});
