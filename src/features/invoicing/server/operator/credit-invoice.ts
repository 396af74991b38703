import { vatOf } from '../../contract/rules/sums.ts';
import type { BooksContext } from '../books-context.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import type { IssuedInvoice } from '../issuing/issue-invoice.ts';
import { findWithLines, readCredited } from '../issuing/store-invoices.ts';
import { saveCustomer } from '../ledger/store-customers.ts';
import { creditLines } from '../rules/credit-lines.ts';

/** Issues a credit note of an invoice: for all that is left of it, or for an amount without VAT. Undefined when so much is not left, and for a credit note. */
export async function creditInvoice(
  context: BooksContext,
  { invoiceId, amount }: { invoiceId: string; amount: number | undefined },
): Promise<IssuedInvoice | undefined> {
  const found = await findWithLines(context.company, invoiceId);
  if (!found || found.kind === 'creditNote') return undefined;
  await saveCustomer(context.company, found.buyer);
  const credited = await readCredited(context.company, invoiceId);
  const left = found.net - credited.net;
  const wanted = amount ?? left;
  if (wanted <= 0 || wanted > left) return undefined;
  const text = { no: `Kreditert av faktura ${found.number}`, en: `Credited of invoice ${found.number}` };
  const { buyer, vatPercent, method } = found;
  return issueInvoice(context, {
    buyer,
    lines: creditLines(found.lines, wanted, text),
    vatPercent,
    vat: -nextVat(vatPercent, credited, wanted) || 0,
    method: method === 'card' ? 'invoice' : method,
    balanceUsed: 0,
    correctsInvoiceId: invoiceId,
  });
}

/** The VAT of a next part: that of all credited with it, less what has been credited, so that the parts sum to the VAT of the invoice. */
function nextVat(vatPercent: number, credited: { net: number; vat: number }, net: number): number {
  return Math.max(0, vatOf(credited.net + net, vatPercent) - credited.vat);
}
