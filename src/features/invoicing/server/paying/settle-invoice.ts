import type { Invoice } from '../../contract/invoice.ts';
import { roundedShare } from '../../contract/rules/sums.ts';
import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { findInvoice, lockInvoice, setWrittenOff } from '../issuing/store-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';
import { recoverLoss } from './recover-loss.ts';
import { findPayment, insertPayment } from './store-payments.ts';
import type { PaymentSource } from './store-payments.ts';

export interface Settlement {
  invoiceId: string;
  source: PaymentSource;
  /** What tells this payment from any other: the bank's message and entry, or the charge. */
  reference: string;
  amount: number;
  /** The day the money came. */
  day: string;
}

/** Books money that came for an invoice, once for its reference; what is more than owed becomes the customer's balance. */
export async function settleInvoice(context: BooksContext, settlement: Settlement): Promise<'booked' | 'known'> {
  const { company, now } = context;
  const { source, reference, amount, day } = settlement;
  if (amount <= 0) throw new Error('A payment is more than nothing');
  const invoice = await openInvoice(context, settlement.invoiceId);
  const { companyId, invoiceId } = invoice;
  if (await findPayment(company, source, reference)) return 'known';
  const owed = await recoverLoss(context, invoice);
  const paid = Math.min(amount, Math.max(owed, 0));
  const toBalance = amount - paid;
  await insertPayment(company, { companyId, invoiceId, source, reference, amount, toBalance, day, now });
  await post(company, {
    kind: 'paid',
    day,
    at: now,
    reference,
    entries: [
      { account: source, amount, companyId, invoiceId },
      { account: 'receivable', amount: -paid, companyId, invoiceId },
      { account: 'customerBalance', amount: -toBalance, companyId, invoiceId },
    ],
  });
  await followState(context, { ...invoice, writtenOffAt: null }, owed - paid);
  return 'booked';
}

/** Gives an unpaid invoice up as a loss, with its part of the VAT. It does not become paid by that, and money that comes later is booked all the same. */
export async function writeOffInvoice(context: BooksContext, invoiceId: string): Promise<number> {
  const { company, now } = context;
  const { companyId, unpaid, vat, total } = await openInvoice(context, invoiceId);
  if (unpaid <= 0) return 0;
  // VAT Act § 4-7: the VAT of what is lost for good is corrected.
  const vatPart = roundedShare(unpaid, vat, total);
  await setWrittenOff(company, invoiceId, now);
  await post(company, {
    kind: 'lost',
    day: bookDay(now),
    at: now,
    entries: [
      { account: 'loss', amount: unpaid - vatPart, companyId, invoiceId },
      { account: 'vat', amount: vatPart, companyId, invoiceId },
      { account: 'receivable', amount: -unpaid, companyId, invoiceId },
    ],
  });
  return unpaid;
}

/** The invoice with its customer and itself locked. */
export async function openInvoice({ company }: BooksContext, invoiceId: string): Promise<Invoice> {
  const found = await findInvoice(company, invoiceId);
  if (!found) throw new Error(`There is no invoice ${invoiceId}`);
  await lockCustomer(company, found.companyId);
  await lockInvoice(company, invoiceId);
  const invoice = await findInvoice(company, invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  return invoice;
}
