import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { findInvoice, findInvoiceByNumber } from '../issuing/store-invoices.ts';
import type { IssuedInvoice } from '../issuing/issue-invoice.ts';
import { findPayment } from '../paying/store-payments.ts';
import { refundPayment } from '../paying/refund-payment.ts';
import { settleInvoice, writeOffInvoice } from '../paying/settle-invoice.ts';
import type { Settlement } from '../paying/settle-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';
import { kroner } from './export-books.ts';
import { noteInLog } from './note-in-log.ts';

type Operator = Pick<Services, 'database' | 'clock' | 'hooks' | 'jobs'>;

/** Credits an invoice by its number, with a line in the company's log; undefined when so much is not left of it. */
export function creditByNumber(services: Operator, number: number, amount?: number): Promise<IssuedInvoice | undefined> {
  return onInvoice(services, number, async (context, { invoiceId, companyId }) => {
    const issued = await creditInvoice(context, { invoiceId, amount });
    if (!issued) return undefined;
    const after = { number, creditNote: issued.number, amount: kroner(-issued.total) };
    await noteInLog(context, services, { companyId, invoiceId, action: 'credit-invoice', after });
    return issued;
  });
}

/** Writes off what is unpaid of an invoice by its number; answers how much that was. */
export function writeOffByNumber(services: Operator, number: number): Promise<number | undefined> {
  return onInvoice(services, number, async (context, { invoiceId, companyId }) => {
    const lost = await writeOffInvoice(context, invoiceId);
    const after = { number, amount: kroner(lost) };
    if (lost > 0) await noteInLog(context, services, { companyId, invoiceId, action: 'write-off-invoice', after });
    return lost;
  });
}

/** Books a payment that came in no file and by no event. */
export function payByNumber(
  services: Operator,
  number: number,
  payment: Omit<Settlement, 'invoiceId'>,
): Promise<'booked' | 'known' | undefined> {
  return onInvoice(services, number, async (context, { invoiceId, companyId }) => {
    const result = await settleInvoice(context, { ...payment, invoiceId });
    const after = { number, amount: kroner(payment.amount), reference: payment.reference };
    if (result === 'booked') await noteInLog(context, services, { companyId, invoiceId, action: 'book-payment', after });
    return result;
  });
}

/** Books that a payment went back; answers what is unpaid of its invoice by that. */
export function refundByReference(
  services: Operator,
  payment: Pick<Settlement, 'source' | 'reference' | 'day'>,
): Promise<'known' | 'unknown' | { invoice: Pick<Invoice, 'number' | 'unpaid'> | null }> {
  return inTransaction(services, async (context) => {
    const result = await refundPayment(context, payment);
    if (result !== 'booked') return result;
    const found = await findPayment(context.company, payment.source, payment.reference);
    const invoice = found?.invoiceId ? await findInvoice(context.company, found.invoiceId) : undefined;
    if (!found || !invoice) return { invoice: null };
    const after = { number: invoice.number, amount: kroner(found.amount), reference: payment.reference };
    const { companyId, invoiceId, number, unpaid } = invoice;
    await noteInLog(context, services, { companyId, invoiceId, action: 'refund-payment', after });
    return { invoice: { number, unpaid } };
  });
}

function inTransaction<T>(services: Operator, work: (context: BooksContext) => Promise<T>): Promise<T> {
  return services.database.transaction((company) => work({ company, services, now: services.clock.now() }));
}

/** Undefined when there is no such invoice. */
function onInvoice<T>(
  services: Operator,
  number: number,
  work: (context: BooksContext, invoice: Invoice) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(services, async (context) => {
    const invoice = await findInvoiceByNumber(context.company, number);
    return invoice && work(context, invoice);
  });
}
