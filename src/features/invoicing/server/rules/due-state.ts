import { addDays } from '#kernel/contract/days.ts';
import type { InvoiceState } from '../../contract/invoice.ts';

/** Days from the date of an invoice to the day it is to be paid on. */
export const dueDays = 14;
/** Days past that day after which the subscription is closed. */
export const nonpaymentDays = 30;

/** The state of an invoice that is not paid (subscription.33). */
export function unpaidState(dueDate: string, today: string): Exclude<InvoiceState, 'paid'> {
  if (today <= dueDate) return 'open';
  return today < addDays(dueDate, nonpaymentDays) ? 'due' : 'nonpayment';
}
