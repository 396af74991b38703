import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { isPaidOut, lockCustomer, readBalance } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';

/** Books that the operator has paid a customer's credit out, once for its reference; not when the balance is less. Nothing is paid out automatically (subscription.15). */
export async function payOutBalance(
  { company, now }: BooksContext,
  { companyId, amount, reference }: { companyId: number; amount: number; reference: string },
): Promise<'booked' | 'known' | 'tooMuch'> {
  await lockCustomer(company, companyId);
  if (await isPaidOut(company, { companyId, reference })) return 'known';
  if (amount <= 0 || amount > (await readBalance(company, companyId))) return 'tooMuch';
  const of = { companyId, invoiceId: null };
  const entries = [
    { ...of, account: 'customerBalance' as const, amount },
    { ...of, account: 'bank' as const, amount: -amount },
  ];
  await post(company, { kind: 'payout', day: bookDay(now), at: now, reference, entries });
  return 'booked';
}
