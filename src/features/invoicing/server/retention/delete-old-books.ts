import { addDays, yearOf } from '#kernel/contract/days.ts';
import type { Services } from '#kernel/server/services.ts';
import { bookDay } from '../books-context.ts';
import { post } from '../ledger/store-ledger.ts';
import {
  deleteBankEntries,
  deleteCredits,
  deleteCustomers,
  deleteInvoices,
  deletePostings,
  openBooksEnd,
  readCarried,
} from './store-retention.ts';

/** Bookkeeping Act § 13: five years after the end of the year. */
const yearsKept = 5;

/**
 * Deletes the books of years that need not be kept any more (subscription.36). What customers owe or have to their credit is carried to the first day
 * after them, so that every balance stays; an invoice stays until all that was booked about it may go.
 */
export async function deleteOldBooks({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const end = `${yearOf(bookDay(now)) - yearsKept - 1}-12-31`;
  const { postings, invoices } = await database.transaction(async (unit) => {
    await openBooksEnd(unit, end);
    const entries = await readCarried(unit, end);
    const deleted = await deletePostings(unit, end);
    await post(unit, { kind: 'carried', day: addDays(end, 1), at: now, entries });
    const gone = await deleteInvoices(unit, end);
    await deleteCredits(unit, end);
    await deleteBankEntries(unit, end);
    await deleteCustomers(unit);
    return { postings: deleted, invoices: gone };
  });
  if (postings > 0) log.info({ postings, invoices }, 'books of years past were deleted');
}
