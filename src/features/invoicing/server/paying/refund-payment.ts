import type { BooksContext } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { setCardGivenUp } from '../issuing/store-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';
import { openInvoice, type Settlement } from './settle-invoice.ts';
import { findPayment, setRefunded } from './store-payments.ts';

interface Refund extends Pick<Settlement, 'source' | 'reference' | 'day'> {
  /** How much of the payment has gone back by now; all of it when nothing is said. */
  refunded?: number;
}

/**
 * Books that a payment or a part of it went back, as after a refund or a claim at the card's bank: first of what it had left to the customer's balance;
 * of the rest the invoice is unpaid again. What was booked before is not booked again.
 */
export async function refundPayment(context: BooksContext, refund: Refund): Promise<'booked' | 'known' | 'unknown'> {
  const { company, now } = context;
  const { source, reference, day } = refund;
  const found = await findPayment(company, source, reference);
  if (!found) return 'unknown';
  await lockCustomer(company, found.companyId);
  const invoice = found.invoiceId === null ? undefined : await openInvoice(context, found.invoiceId);
  const payment = (await findPayment(company, source, reference)) ?? found;
  const { companyId, invoiceId, paymentId, amount, toBalance } = payment;
  const refunded = Math.min(refund.refunded ?? amount, amount);
  const back = refunded - payment.refunded;
  if (back <= 0) return 'known';
  const ofBalance = Math.min(refunded, toBalance) - Math.min(payment.refunded, toBalance);
  await setRefunded(company, { paymentId, refunded }, now);
  await post(company, {
    kind: 'refunded',
    day,
    at: now,
    reference,
    entries: [
      { account: source, amount: -back, companyId, invoiceId },
      { account: 'receivable', amount: back - ofBalance, companyId, invoiceId },
      { account: 'customerBalance', amount: ofBalance, companyId, invoiceId },
    ],
  });
  if (!invoice) return 'booked';
  // What was paid back on purpose is not taken from the card again.
  if (source === 'card') await setCardGivenUp(company, invoice.invoiceId, now);
  await followState(context, invoice, invoice.unpaid + back - ofBalance);
  return 'booked';
}
