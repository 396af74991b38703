import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { keepCustomer } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';

/** Books a payment by card that no invoice asks for: it is the customer's balance, which the next invoice uses. The caller sees to it that it is booked once. */
export async function bookCredit(
  { company, now }: BooksContext,
  { companyId, name, amount, reference }: { companyId: number; name: string; amount: number; reference: string },
): Promise<void> {
  await keepCustomer(company, { companyId, name });
  const of = { companyId, invoiceId: null };
  const entries = [
    { ...of, account: 'card' as const, amount },
    { ...of, account: 'customerBalance' as const, amount: -amount },
  ];
  await post(company, { kind: 'paid', day: bookDay(now), at: now, reference, entries });
}
