import { chargeSettled, type ChargeSettled } from '#features/payment/server/public.ts';
import { hook, on } from '#kernel/server/registers.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { bookDay } from '../books-context.ts';
import { keepPdf } from '../documents/keep-pdf.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { refundPayment, settleInvoice } from '../paying/settle-invoice.ts';
import { cardTryDays, nextCardTry } from '../rules/card-try-due.ts';
import { cardGivenUpMail } from './reminder-mail.ts';

/** A card that was declined for an invoice when nobody was at the screen; `nextTry` is null when it is not tried again. */
export interface CardDeclined {
  company: Company;
  services: Services;
  now: Date;
  invoice: Pick<Invoice, 'invoiceId' | 'number'>;
  nextTry: string | null;
}

/** What follows of a declined card; told in the transaction that settles the charge, one of the company. */
export const cardDeclined = hook<CardDeclined>('invoicing.cardDeclined');

/** Books what a card paid, once by its charge, and what went back. Charges of what is not invoiced yet are booked by whoever began them. */
export const listenToCharges = on(chargeSettled, async ({ company, services, now, charge }: ChargeSettled) => {
  const { chargeId, invoiceId, amount, state, tryNumber } = charge;
  const context = { company, services, now };
  const day = bookDay(now);
  if (state === 'refunded') {
    await refundPayment(context, { source: 'card', reference: chargeId, day });
    return;
  }
  const invoice = await findInvoice(company, invoiceId);
  if (!invoice) return;
  if (state === 'succeeded') await settleInvoice(context, { invoiceId, source: 'card', reference: chargeId, amount, day });
  // Whoever pays by hand sees it on the screen.
  else if (cardTryDays.includes(tryNumber)) await tellDeclined(context, invoice, day);
});

async function tellDeclined(context: Pick<CardDeclined, 'company' | 'services' | 'now'>, invoice: Invoice, today: string): Promise<void> {
  const { company, services, now } = context;
  const nextTry = nextCardTry(invoice.date, today);
  await services.hooks.tell(cardDeclined, { ...context, invoice, nextTry });
  const pdf = nextTry === null && invoice.unpaid > 0 ? await keepPdf(company, services, invoice.invoiceId, now) : undefined;
  // The recipient was told that the card pays; now it is an invoice like any other.
  if (pdf) await services.queueMail(company, cardGivenUpMail(invoice, pdf));
}
