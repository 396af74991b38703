import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { setWrittenOff } from '../issuing/store-invoices.ts';
import { post, readAccountOfInvoice } from '../ledger/store-ledger.ts';

/** Takes back the loss of an invoice that is paid or credited after all; answers what is owed. What was not given up as a loss stays as it is. */
export async function recoverLoss(
  { company, now }: BooksContext,
  { invoiceId, companyId, vat: charged, unpaid, writtenOffAt }: Invoice,
): Promise<number> {
  if (!writtenOffAt) return unpaid;
  const loss = await readAccountOfInvoice(company, invoiceId, 'loss');
  const vat = (await readAccountOfInvoice(company, invoiceId, 'vat')) + charged;
  await setWrittenOff(company, invoiceId, null);
  await post(company, {
    kind: 'recovered',
    day: bookDay(now),
    at: now,
    entries: [
      { account: 'receivable', amount: loss + vat, companyId, invoiceId },
      { account: 'loss', amount: -loss, companyId, invoiceId },
      { account: 'vat', amount: -vat, companyId, invoiceId },
    ],
  });
  return unpaid + loss + vat;
}
