import type { Pdf, PdfOrder } from '#kernel/server/pdf/pdf-order.ts';
import { printedInvoice, type ToPrint } from './printed-invoice.ts';

const template = new URL('invoice.typ', import.meta.url);

/** Typesets an invoice as PDF/A-2a, which is tagged and fit to be kept (Bookkeeping Act § 13). */
export function printInvoice(wanted: ToPrint, typeset: (order: PdfOrder) => Promise<Pdf>): Promise<Pdf> {
  return typeset({ template, data: printedInvoice(wanted), standard: 'a-2a' });
}
