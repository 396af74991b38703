import type { Invoice } from '#features/invoicing/contract/invoice.ts';
import { readEhfIds, readInvoices } from '#features/invoicing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ListedInvoice } from '../../contract/entities.ts';

/** Some of the company's invoices and credit notes, the newest first. */
export async function listInvoices(company: Company, part: { limit: number; offset?: number }): Promise<ListedInvoice[]> {
  const invoices = await readInvoices(company, company.id, part);
  const withEhf = await readEhfIds(company, company.id);
  return invoices.map((invoice) => presentInvoice(invoice, withEhf));
}

function presentInvoice(
  { invoiceId, number, kind, date, dueDate, total, unpaid, state, method }: Invoice,
  withEhf: ReadonlySet<string>,
): ListedInvoice {
  return {
    invoiceUuid: invoiceId,
    number,
    kind,
    date,
    dueDate,
    total,
    unpaid,
    state,
    method,
    hasEhf: withEhf.has(invoiceId),
    canPayNow: kind === 'invoice' && unpaid > 0,
  };
}
