import type { Unit } from '#kernel/server/database/unit.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import type { Registers } from '#kernel/server/registers.ts';
import type { InvoiceWithLines, LineReason } from '../../contract/invoice.ts';
import { findInvoice, findWithLines } from '../issuing/store-invoices.ts';
import { reasonTexts } from './line-reasons.ts';
import { printInvoice } from './print-invoice.ts';
import { findDocument, insertDocument } from './store-documents.ts';

/**
 * The PDF of an invoice. It is made and stored at the first request, and never made again. Undefined when there is no such invoice; the caller has
 * seen to it that its reader may see it.
 */
export async function storePdf(unit: Unit, services: { registers: Registers }, invoiceId: string, now: Date): Promise<Buffer | undefined> {
  const stored = await findDocument(unit, invoiceId, 'pdf');
  if (stored) return stored;
  const invoice = await findWithLines(unit, invoiceId);
  if (!invoice) return undefined;
  const corrected = invoice.correctsInvoiceId === null ? undefined : await findInvoice(unit, invoice.correctsInvoiceId);
  const sayWhy = reasonsIn(services.registers, invoice.buyer.language);
  const { bytes } = await printInvoice({ invoice, correctsNumber: corrected?.number, sayWhy }, typesetPdf);
  await insertDocument(unit, { companyId: invoice.companyId, invoiceId, kind: 'pdf', bytes, now });
  // Of two concurrent calls, the PDF that was stored first is the document.
  return findDocument(unit, invoiceId, 'pdf');
}

/** Says why a line is charged, in one language. */
export function reasonsIn(
  registers: Registers,
  language: InvoiceWithLines['buyer']['language'],
): (reason: LineReason) => string | undefined {
  const texts = registers.of(reasonTexts);
  return ({ code, args }) => texts.get(code)?.sentence(language, args);
}
