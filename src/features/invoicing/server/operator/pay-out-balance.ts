import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { lockCustomer, readBalance } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';

/** Books that the operator has paid a customer's credit out; false when the balance is less. Nothing is paid out by itself (subscription.15). */
export async function payOutBalance(
  { company, now }: BooksContext,
  { companyId, amount, reference }: { companyId: number; amount: number; reference: string },
): Promise<boolean> {
  await lockCustomer(company, companyId);
  if (amount <= 0 || amount > (await readBalance(company, companyId))) return false;
  const of = { companyId, invoiceId: null };
  const entries = [
    { ...of, account: 'customerBalance' as const, amount },
    { ...of, account: 'bank' as const, amount: -amount },
  ];
  await post(company, { kind: 'payout', day: bookDay(now), at: now, reference, entries });
  return true;
}
