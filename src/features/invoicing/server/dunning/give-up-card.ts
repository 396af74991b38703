import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { toPresentRecipient } from '../delivery/present-recipient.ts';
import { storePdf } from '../documents/store-pdf.ts';
import { setCardGivenUp } from '../issuing/store-invoices.ts';
import { isThere } from '../operator/store-operator.ts';
import { cardGivenUpMail, type CardFault } from './reminder-mail.ts';

/** A card that did not pay an invoice when nobody was at the screen; `nextTry` is null when none is tried again. */
export interface CardDeclined {
  company: Company;
  services: Services;
  now: Date;
  invoice: Pick<Invoice, 'invoiceId' | 'number'>;
  fault: CardFault;
  nextTry: string | null;
}

/** What follows of a card that did not pay; told in a transaction of the company, while that is there. */
export const cardDeclined = hook<CardDeclined>('invoicing.cardDeclined');

/** Tries the card of an invoice no more. The recipient was told that the card pays; now it is an invoice like any other (subscription.34). */
export async function giveUpCard(
  context: Pick<CardDeclined, 'company' | 'services' | 'now'>,
  invoice: Invoice,
  fault: CardFault,
): Promise<void> {
  const { company, services, now } = context;
  await setCardGivenUp(company, invoice.invoiceId, now);
  const isCompanyThere = await isThere(company);
  if (isCompanyThere) await services.hooks.tell(cardDeclined, { ...context, invoice, fault, nextTry: null });
  if (invoice.unpaid <= 0) return;
  const pdf = await storePdf(company, services, invoice.invoiceId, now);
  // The mail of a deleted company is nobody's.
  const unit: Unit = isCompanyThere ? company : { tx: company.tx };
  if (pdf) await services.queueMail(unit, cardGivenUpMail(await toPresentRecipient(company, services, invoice), { fault, pdf }));
}
