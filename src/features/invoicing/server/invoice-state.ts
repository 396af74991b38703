import { hook } from '#kernel/server/registers.ts';
import type { Invoice, InvoiceState } from '../contract/invoice.ts';
import type { BooksContext } from './books-context.ts';
import { setState } from './issuing/store-invoices.ts';
import { unpaidState } from './rules/due-state.ts';
import { bookDay } from './books-context.ts';

/** An invoice whose state has changed; told in the transaction that changed it, which need not be one of the company. */
export interface InvoiceStateEvent extends BooksContext {
  invoice: Pick<Invoice, 'invoiceId' | 'companyId' | 'number' | 'method'>;
  from: InvoiceState;
  to: InvoiceState;
}

/** What follows of an invoice becoming due, unpaid for long, or paid. */
export const invoiceStateChanged = hook<InvoiceStateEvent>('invoicing.invoiceStateChanged');

/** Gives an invoice the state that follows of what is unpaid and of the day, and tells it when that is another. */
export async function followState(context: BooksContext, invoice: Invoice, unpaid: number): Promise<InvoiceState> {
  const to = stateOf(invoice, unpaid, bookDay(context.now));
  if (to === invoice.state) return to;
  await setState(context.company, invoice.invoiceId, to, context.now);
  const { invoiceId, companyId, number, method } = invoice;
  await context.services.hooks.tell(invoiceStateChanged, {
    ...context,
    invoice: { invoiceId, companyId, number, method },
    from: invoice.state,
    to,
  });
  return to;
}

/** What was given up as a loss has nothing unpaid in the books and is not paid all the same. */
function stateOf({ dueDate, writtenOffAt }: Invoice, unpaid: number, today: string): InvoiceState {
  if (unpaid === 0 && writtenOffAt === null) return 'paid';
  return dueDate === null ? 'open' : unpaidState(dueDate, today);
}
