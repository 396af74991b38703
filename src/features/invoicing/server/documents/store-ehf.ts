import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { makeEhf } from '../ehf/make-ehf.ts';
import { findInvoice, findWithLines } from '../issuing/store-invoices.ts';
import { reasonsIn } from './store-pdf.ts';
import { findDocument, insertDocument } from './store-documents.ts';
import { invoiceWords } from './words.ts';

/**
 * The EHF of an invoice, made and stored at the first request: what is sent is what was checked and stored. Undefined when there is no such invoice, or it
 * does not fit into an EHF.
 */
export async function storeEhf(
  unit: Unit,
  services: Pick<Services, 'registers' | 'log'>,
  invoiceId: string,
  now: Date,
): Promise<Buffer | undefined> {
  const stored = await findDocument(unit, invoiceId, 'ehf');
  if (stored) return stored;
  const invoice = await findWithLines(unit, invoiceId);
  if (!invoice) return undefined;
  const { language } = invoice.buyer;
  const sayWhy = reasonsIn(services.registers, language);
  const made = makeEhf(invoice, {
    reasonOf: ({ reason }) => (reason && sayWhy(reason)) || null,
    notVatRegistered: invoiceWords[language].notVatRegistered,
    discount: invoiceWords[language].discount,
    corrects: (invoice.correctsInvoiceId !== null && (await findInvoice(unit, invoice.correctsInvoiceId))) || null,
  });
  if (made.kind === 'unfit') {
    // Whose fault it is says the rule: the buyer cannot mend what the seller or the prices lack.
    services.log.error({ invoiceId, faults: made.faults }, 'an invoice does not fit into an EHF and goes by mail');
    return undefined;
  }
  await insertDocument(unit, { companyId: invoice.companyId, invoiceId, kind: 'ehf', bytes: Buffer.from(made.xml, 'utf8'), now });
  return findDocument(unit, invoiceId, 'ehf');
}
