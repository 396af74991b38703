import { addDays } from '#kernel/contract/days.ts';
import { hook } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import type { Invoice, InvoiceDraft, InvoiceLine } from '../../contract/invoice.ts';
import { kidOf } from '../../contract/rules/kid.ts';
import { sumsOf } from '../../contract/rules/sums.ts';
import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { saveCustomer, readBalance } from '../ledger/store-customers.ts';
import { post } from '../ledger/store-ledger.ts';
import type { Entry } from '../ledger/store-ledger.ts';
import { nextNumber } from '../ledger/store-series.ts';
import { dueDays } from '../rules/due-state.ts';
import { allotCredit } from './allot-credit.ts';
import { insertInvoice, lockInvoice, type NewInvoice } from './store-invoices.ts';
import { readSeller } from './store-seller.ts';

export type IssuedInvoice = Pick<
  Invoice,
  'invoiceId' | 'companyId' | 'number' | 'kind' | 'kid' | 'date' | 'dueDate' | 'net' | 'vat' | 'total' | 'balanceUsed' | 'payable' | 'state'
>;

/** A new invoice or credit note, told in the transaction that issues it. */
export const invoiceIssued = hook<BooksContext & { invoice: Invoice }>('invoicing.invoiceIssued');

/**
 * Issues an invoice, or a credit note when the sum is negative, in the caller's transaction: with the next number, its voucher in the ledger and
 * everything frozen as it is now. A rollback leaves no gap.
 */
export async function issueInvoice(context: BooksContext, draft: InvoiceDraft): Promise<IssuedInvoice> {
  const { company, now } = context;
  const { companyId } = draft.buyer;
  await saveCustomer(company, draft.buyer);
  if (draft.correctsInvoiceId) await lockInvoice(company, draft.correctsInvoiceId);
  const invoice = await drawUp(context, draft);
  const { invoiceId, date } = invoice;
  await insertInvoice(company, invoice, draft.lines.map(withEarned));
  await post(company, { kind: 'issued', day: date, at: now, entries: issuedEntries(invoice, draft.lines) });
  const used = { companyId, invoiceId, amount: draft.balanceUsed };
  await post(company, { kind: 'balanceUsed', day: date, at: now, entries: balanceEntries(used) });
  if (invoice.kind === 'creditNote') await allotCredit(context, invoice, draft.isLeftToBalance ? undefined : draft.correctsInvoiceId);
  const unpaid = invoice.state === 'paid' ? 0 : invoice.payable;
  await context.services.hooks.tell(invoiceIssued, {
    ...context,
    invoice: { ...invoice, unpaid, paidAt: null, writtenOffAt: null, cardGivenUpAt: null },
  });
  return invoice;
}

async function drawUp({ company, now }: BooksContext, draft: InvoiceDraft): Promise<NewInvoice> {
  const { buyer, lines, vatPercent, method, balanceUsed } = draft;
  const sums = sumsOf(lines, vatPercent, draft.vat);
  const seller = await readSeller(company);
  if (!seller) throw new Error('Nothing is sold here: the seller is not set');
  if (lines.length === 0) throw new Error('An invoice has at least one line');
  const balance = balanceUsed > 0 ? await readBalance(company, buyer.companyId) : 0;
  if (balanceUsed < 0 || balanceUsed > Math.min(balance, Math.max(sums.total, 0))) throw new Error('The balance used is not there');
  const isCredit = sums.total < 0;
  const payable = isCredit ? sums.total : sums.total - balanceUsed;
  const date = bookDay(now);
  const number = await nextNumber(company, 'invoice');
  return {
    invoiceId: newId(),
    companyId: buyer.companyId,
    number,
    kind: isCredit ? 'creditNote' : 'invoice',
    date,
    dueDate: isCredit ? null : addDays(date, dueDays),
    kid: kidOf(buyer.companyId, number),
    method,
    seller,
    buyer,
    vatPercent,
    ...sums,
    balanceUsed,
    payable,
    correctsInvoiceId: draft.correctsInvoiceId ?? null,
    issuedAt: now,
    // A credit note is set off at once, against what it corrects or as the customer's balance.
    state: payable <= 0 ? 'paid' : 'open',
  };
}

function withEarned(line: InvoiceLine): InvoiceLine & { earned: number } {
  return { ...line, earned: line.revenue ? 0 : line.net };
}

function issuedEntries(
  { companyId, invoiceId, total, vat }: Pick<Invoice, 'companyId' | 'invoiceId' | 'total' | 'vat'>,
  lines: readonly InvoiceLine[],
): Entry[] {
  const sum = (selected: readonly InvoiceLine[]) => selected.reduce((all, { net }) => all + net, 0);
  const of = { companyId, invoiceId };
  return [
    { ...of, account: 'receivable', amount: total },
    { ...of, account: 'revenue', amount: -sum(lines.filter(({ revenue }) => revenue === null)) },
    { ...of, account: 'deferredRevenue', amount: -sum(lines.filter(({ revenue }) => revenue !== null)) },
    { ...of, account: 'vat', amount: -vat },
  ];
}

function balanceEntries({ companyId, invoiceId, amount }: { companyId: number; invoiceId: string; amount: number }): Entry[] {
  return [
    { companyId, invoiceId, account: 'customerBalance', amount },
    { companyId, invoiceId, account: 'receivable', amount: -amount },
  ];
}
