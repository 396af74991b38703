import { findDocument, findInvoice, storePdf, pdfName } from '#features/invoicing/server/public.ts';
import type { GeneratedFile } from '#kernel/server/file-response.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type { getInvoiceEhf as ehfContract, getInvoicePdf as pdfContract } from '../../contract/endpoints-overview.ts';

/** An invoice as a PDF, made once and kept; it is open when nothing is sold any more, too. */
export const getInvoicePdf = twoStepHandler<typeof pdfContract, GeneratedFile | undefined>(
  ({ call: { companyId }, services, now }, { query: { invoiceUuid } }) =>
    // In a transaction of its own, which keeps what it makes.
    services.database.transaction(async (unit) => {
      const invoice = await findInvoice(unit, invoiceUuid);
      if (!invoice || invoice.companyId !== companyId) return undefined;
      const content = await storePdf(unit, services, invoiceUuid, now);
      return content && { fileName: pdfName(invoice), contentType: 'application/pdf', content };
    }),
  async ({ prepared, fail }) => prepared ?? fail('common.NotFound'),
);

/** The EHF file that was sent. */
export const getInvoiceEhf: Handler<typeof ehfContract> = async ({ company, fail }, { query: { invoiceUuid } }) => {
  const invoice = await findInvoice(company, invoiceUuid);
  const content = invoice?.companyId === company.id ? await findDocument(company, invoiceUuid, 'ehf') : undefined;
  if (!invoice || !content) return fail('common.NotFound');
  return { fileName: pdfName(invoice).replace(/pdf$/, 'xml'), contentType: 'application/xml', content };
};
