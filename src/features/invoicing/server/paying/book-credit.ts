import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { saveCustomer } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';
import { findPayment, insertPayment } from './store-payments.ts';

/** Books a payment by card that no invoice asks for, once by its reference: it is the customer's balance, which the next invoice uses. */
export async function bookCredit(
  { company, now }: BooksContext,
  { companyId, name, amount, reference }: { companyId: number; name: string; amount: number; reference: string },
): Promise<void> {
  await saveCustomer(company, { companyId, name });
  if (await findPayment(company, 'card', reference)) return;
  const day = bookDay(now);
  await insertPayment(company, { companyId, invoiceId: null, source: 'card', reference, amount, toBalance: amount, day, now });
  const of = { companyId, invoiceId: null };
  const entries = [
    { ...of, account: 'card' as const, amount },
    { ...of, account: 'customerBalance' as const, amount: -amount },
  ];
  await post(company, { kind: 'paid', day, at: now, reference, entries });
}
