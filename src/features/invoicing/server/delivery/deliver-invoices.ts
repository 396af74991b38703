import type { Unit } from '#kernel/server/database/unit.ts';
import { abandonAfter, maxAttempts, retryDelay } from '#kernel/server/delivery-attempts.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import type { BooksContext } from '../books-context.ts';
import { storePdf } from '../documents/store-pdf.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { invoiceMail } from './invoice-mail.ts';
import { toPresentRecipient } from './present-recipient.ts';
import { sendAsEhf } from './send-ehf.ts';
import type { EhfEnd } from './send-ehf.ts';
import { claimDelivery, insertDelivery, setFailed, setSent } from './store-deliveries.ts';
import type { Delivery, Fallback } from './store-deliveries.ts';

export const deliverJob = 'invoicing.deliver';

/** Notes, with a new invoice, that it is to be delivered. */
export async function queueDelivery({ company, services, now, invoice }: BooksContext & { invoice: Invoice }): Promise<void> {
  const { invoiceId, companyId, method } = invoice;
  await insertDelivery(company, { invoiceId, companyId, channel: method === 'ehf' ? 'ehf' : 'mail', now });
  await services.jobs.enqueue(company, deliverJob, {});
}

/** Delivers every invoice that is due, also those whose job was lost. Any number of processes may do it at once. */
export async function deliverInvoices(services: Services): Promise<void> {
  for (let claimed = await claim(services); claimed; claimed = await claim(services)) await deliver(services, claimed);
}

function claim({ database, clock }: Services): Promise<Delivery | undefined> {
  const now = clock.now();
  return database.transaction((unit) => claimDelivery(unit, { now, abandonedBefore: new Date(now.getTime() - abandonAfter) }));
}

async function deliver(services: Services, claimed: Delivery): Promise<void> {
  try {
    const end: EhfEnd = claimed.channel === 'ehf' ? await sendAsEhf(services, claimed) : { kind: 'mail', fallback: null };
    if (end.kind === 'mail') await sendByMail(services, claimed, end.fallback);
    if (end.kind === 'later') await noteFailure(services, claimed, end);
  } catch (error) {
    await noteFailure(services, claimed, { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Puts the mail in the outbox, which sees to it from there. */
async function sendByMail(
  { database, clock, hooks, registers, queueMail }: Services,
  { invoiceId, companyId }: Delivery,
  fallback: Fallback | null,
): Promise<void> {
  await database.forCompany(companyId, async (company) => {
    // The mail of a company that may be deleted is nobody's.
    const unit: Unit = { tx: company.tx };
    const now = clock.now();
    const invoice = await findInvoice(unit, invoiceId);
    const pdf = await storePdf(unit, { registers }, invoiceId, now);
    if (!invoice || !pdf) throw new Error(`There is no invoice ${invoiceId}`);
    await queueMail(unit, invoiceMail(await toPresentRecipient(company, { hooks }, invoice), { pdf, fallback }));
    await setSent(unit, { invoiceId, channel: 'mail', fallback, messageId: null }, now);
  });
}

async function noteFailure(
  { database, clock, log }: Services,
  { invoiceId, attempts }: Delivery,
  { reason, waitSeconds = 0 }: { reason: string; waitSeconds?: number },
): Promise<void> {
  const isOver = attempts >= maxAttempts;
  log[isOver ? 'error' : 'warn'](
    { invoiceId, attempts, reason },
    isOver ? 'An invoice could not be delivered' : 'An invoice is delivered later',
  );
  const nextAttemptAt = isOver ? undefined : new Date(clock.now().getTime() + Math.max(retryDelay(attempts), waitSeconds * 1000));
  await database.transaction((unit) => setFailed(unit, { invoiceId, reason, nextAttemptAt }));
}
