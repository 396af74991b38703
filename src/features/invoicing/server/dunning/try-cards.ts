import { readChargesOf, readOpenCharge, startCharge } from '#features/payment/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { bookDay } from '../books-context.ts';
import { findInvoice, lockInvoice } from '../issuing/store-invoices.ts';
import { unpaidInvoices } from '../issuing/unpaid-invoices.ts';
import { lockCustomer } from '../ledger/store-customers.ts';
import { chargesArePaused } from '../operator/store-operator.ts';
import { cardTryDue, cardTryDays } from '../rules/card-try-due.ts';
import { dueDays } from '../rules/due-state.ts';
import { giveUpCard } from './give-up-card.ts';

export const cardTryJob = 'invoicing.try-card';

/** Tries the card of a new invoice as soon as it is there; whoever has it paid in the same transaction leaves nothing to try. */
export async function queueCardTry({ company, services, invoice }: BooksContext & { invoice: Invoice }): Promise<void> {
  const { invoiceId, companyId, method, kind, payable } = invoice;
  if (method === 'card' && kind === 'invoice' && payable > 0) await services.jobs.enqueue(company, cardTryJob, { invoiceId, companyId });
}

/** Tries one invoice, or every one that is due for a try, also those whose job was lost; one for which it fails keeps no other from it. */
export async function tryCards(services: Services, { invoiceId, companyId }: Record<string, unknown>): Promise<void> {
  if (typeof invoiceId === 'string') return tryCard(services, { invoiceId, companyId: Number(companyId) });
  const dueBefore = addDays(bookDay(services.clock.now()), dueDays + 1);
  const byCard = (page: Invoice[]) => page.filter(({ method, state }) => method === 'card' && state === 'open');
  await forEachAlone(unpaidInvoices(services, dueBefore, byCard), 'rows', (invoice) => tryCard(services, invoice));
}

/** One try on each of its days, and none without a card. A payment that is under way, by hand too, is waited for. */
async function tryCard(services: Services, { invoiceId, companyId }: Pick<Invoice, 'invoiceId' | 'companyId'>): Promise<void> {
  const now = services.clock.now();
  await services.database.forCompany(companyId, async (company) => {
    // After a restore charges may be unknown here that were made; a customer who pays by hand knows of them.
    if (await chargesArePaused(company)) return;
    await lockCustomer(company, companyId);
    await lockInvoice(company, invoiceId);
    const invoice = await findInvoice(company, invoiceId);
    if (!invoice || !isToBeTried(invoice) || (await readOpenCharge(company, invoiceId))) return;
    const tried = (await readChargesOf(company, invoiceId)).map(({ tryNumber }) => tryNumber).filter((days) => cardTryDays.includes(days));
    const tryNumber = cardTryDue(invoice.date, bookDay(now), tried);
    if (tryNumber === undefined) return;
    const description = `Samspill ${invoice.number}`;
    const place = { company, services, now };
    // Nobody is at the screen, so that nobody comes back.
    const charge = { invoiceId, tryNumber, amount: invoice.unpaid, description, isPresent: false, returnPath: '/' };
    const chargeId = await startCharge(place, charge);
    if (chargeId === undefined) await giveUpCard(place, invoice, 'missing');
  });
}

const isToBeTried = ({ unpaid, writtenOffAt, cardGivenUpAt }: Invoice): boolean =>
  unpaid > 0 && writtenOffAt === null && cardGivenUpAt === null;
