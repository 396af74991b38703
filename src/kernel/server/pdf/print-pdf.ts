import type { Pdf, PdfOrder } from './pdf-order.ts';
import { Typesetter } from './typesetter.ts';

// The warm process of this process.
const typesetter = new Typesetter();

/** Typesets one document. Documents wait for each other; one that is aborted leaves the queue or is stopped. */
export function printPdf(order: PdfOrder, signal?: AbortSignal): Promise<Uint8Array> {
  return typesetter.print(order, signal);
}

/** As `printPdf`, with whether the document claims its standard. */
export function typesetPdf(order: PdfOrder, signal?: AbortSignal): Promise<Pdf> {
  return typesetter.typeset(order, signal);
}
