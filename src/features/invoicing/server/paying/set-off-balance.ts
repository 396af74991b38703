import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { readUnpaid } from '../issuing/store-invoices.ts';
import { lockCustomer, readBalance } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';
import { recoverLoss } from './recover-loss.ts';

/** Sets a customer's balance off against what it has not paid, the oldest first and losses too; what is more stays its balance. */
export async function setOffBalance(context: BooksContext, companyId: number): Promise<void> {
  const { company, now } = context;
  await lockCustomer(company, companyId);
  let left = Math.max(0, await readBalance(company, companyId));
  const used: { invoice: Invoice; owed: number; amount: number }[] = [];
  for (const invoice of await readUnpaid(company, companyId)) {
    if (left === 0) break;
    const owed = await recoverLoss(context, invoice);
    const amount = Math.min(left, Math.max(owed, 0));
    left -= amount;
    used.push({ invoice, owed, amount });
  }
  const entries = used.flatMap(({ invoice: { invoiceId }, amount }) => [
    { account: 'customerBalance' as const, amount, companyId, invoiceId },
    { account: 'receivable' as const, amount: -amount, companyId, invoiceId },
  ]);
  await post(company, { kind: 'balanceUsed', day: bookDay(now), at: now, entries });
  for (const { invoice, owed, amount } of used) await followState(context, { ...invoice, writtenOffAt: null }, owed - amount);
}
