import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { followState } from '../invoice-state.ts';
import { post } from '../ledger/store-ledger.ts';
import { recoverLoss } from '../paying/recover-loss.ts';
import { findInvoice } from './store-invoices.ts';

/** Sets a credit note off: first against what is unpaid of an invoice, also when that was given up as a loss; the rest becomes the customer's balance. */
export async function allotCredit(
  context: BooksContext,
  { invoiceId, companyId, total, date }: Pick<Invoice, 'invoiceId' | 'companyId' | 'total' | 'date'>,
  loweredId: string | undefined,
): Promise<void> {
  const { company, now } = context;
  const corrected = loweredId === undefined ? undefined : await findInvoice(company, loweredId);
  if (corrected && corrected.companyId !== companyId) throw new Error('A credit note corrects an invoice of the same company');
  const credit = -total;
  const owed = corrected ? await recoverLoss(context, corrected) : 0;
  const lowered = Math.min(Math.max(owed, 0), credit);
  await post(company, {
    kind: 'credited',
    day: date,
    at: now,
    entries: [
      { account: 'receivable', amount: credit, companyId, invoiceId },
      { account: 'receivable', amount: -lowered, companyId, invoiceId: corrected?.invoiceId ?? null },
      { account: 'customerBalance', amount: lowered - credit, companyId, invoiceId },
    ],
  });
  if (corrected && lowered > 0) await followState(context, { ...corrected, writtenOffAt: null }, owed - lowered);
}
