import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { readUnpaid } from '../issuing/store-invoices.ts';
import { lockCustomer, readBalance } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';

/** Sets a customer's balance off against what it has not paid, the oldest first; what is more stays its balance. */
export async function setOffBalance(context: BooksContext, companyId: number): Promise<void> {
  const { company, now } = context;
  await lockCustomer(company, companyId);
  let left = Math.max(0, await readBalance(company, companyId));
  const parts = (await readUnpaid(company, companyId)).map((invoice) => {
    const amount = Math.min(left, invoice.unpaid);
    left -= amount;
    return { invoice, amount };
  });
  const used = parts.filter(({ amount }) => amount > 0);
  const entries = used.flatMap(({ invoice: { invoiceId }, amount }) => [
    { account: 'customerBalance' as const, amount, companyId, invoiceId },
    { account: 'receivable' as const, amount: -amount, companyId, invoiceId },
  ]);
  await post(company, { kind: 'balanceUsed', day: bookDay(now), at: now, entries });
  for (const { invoice, amount } of used) await followState(context, invoice, invoice.unpaid - amount);
}
