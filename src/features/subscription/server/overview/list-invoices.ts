import type { Invoice } from '#features/invoicing/contract/invoice.ts';
import { readEhfIds, readInvoices } from '#features/invoicing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ListedInvoice } from '../../contract/entities.ts';
import { mayChange } from '../policy.ts';

/** Some of the company's invoices and credit notes, the newest first, as somebody sees them. */
export async function listInvoices(
  company: Company,
  member: Parameters<typeof mayChange>[0],
  part: { limit: number; offset?: number },
): Promise<ListedInvoice[]> {
  const invoices = await readInvoices(company, company.id, part);
  const withEhf = await readEhfIds(company, company.id);
  const mayPay = mayChange(member);
  return invoices.map((invoice) => presentInvoice(invoice, withEhf, mayPay));
}

function presentInvoice(
  { invoiceId, number, kind, date, dueDate, total, unpaid, state, method }: Invoice,
  withEhf: ReadonlySet<string>,
  mayPay: boolean,
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
    // Also in a company that is to be deleted, where no record permits a change (subscription.36).
    canPayNow: mayPay && kind === 'invoice' && unpaid > 0,
  };
}
