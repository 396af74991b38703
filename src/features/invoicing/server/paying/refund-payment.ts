import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { setCardGivenUp } from '../issuing/store-invoices.ts';
import { lockCustomer, readBalance } from '../ledger/store-customers.ts';
import { post, type Entry } from '../ledger/store-ledger.ts';
import { openInvoice, type Settlement } from './settle-invoice.ts';
import { findPayment, readCreditLeft, setRefunded } from './store-payments.ts';

interface Refund extends Pick<Settlement, 'source' | 'reference' | 'day'> {
  /** How much of the payment has gone back by now; all of it when nothing is said. */
  refunded?: number;
}

/**
 * Books that a payment or a part of it went back, as after a refund or a claim at the card's bank: first of what it had left to the customer's balance, then of
 * what credit notes of its invoice have left there; of the rest the invoice is unpaid again (subscription.41). What was booked before is not booked again.
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
  const credits = invoice ? await creditGone(company, invoice, { back: back - ofBalance, ofBalance }) : [];
  const unpaid = back - ofBalance - credits.reduce((sum, { amount: part }) => sum + part, 0);
  await setRefunded(company, { paymentId, refunded }, now);
  await post(company, {
    kind: 'refunded',
    day,
    at: now,
    reference,
    entries: [
      { account: source, amount: -back, companyId, invoiceId },
      { account: 'receivable', amount: unpaid, companyId, invoiceId },
      { account: 'customerBalance', amount: ofBalance, companyId, invoiceId },
      ...credits,
    ],
  });
  if (!invoice) return 'booked';
  // What was paid back on purpose is not taken from the card again.
  if (source === 'card') await setCardGivenUp(company, invoice.invoiceId, now);
  await followState(context, invoice, invoice.unpaid + unpaid);
  return 'booked';
}

/** What of the credit notes of an invoice is paid out by money that goes back: as much as the balance still has of it, the oldest first. */
async function creditGone(
  company: BooksContext['company'],
  { companyId, invoiceId }: Pick<Invoice, 'companyId' | 'invoiceId'>,
  { back, ofBalance }: { back: number; ofBalance: number },
): Promise<Entry[]> {
  let rest = Math.max(0, Math.min(back, (await readBalance(company, companyId)) - ofBalance));
  return (await readCreditLeft(company, invoiceId)).map((credit) => {
    const amount = Math.min(rest, credit.left);
    rest -= amount;
    return { account: 'customerBalance', amount, companyId, invoiceId: credit.invoiceId };
  });
}
