import { chargeSettled, type ChargeSettled } from '#features/payment/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import { bookDay } from '../books-context.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { isThere } from '../operator/store-operator.ts';
import { refundPayment } from '../paying/refund-payment.ts';
import { settleInvoice } from '../paying/settle-invoice.ts';
import { cardTryDays, nextCardTry } from '../rules/card-try-due.ts';
import { cardDeclined, giveUpCard } from './give-up-card.ts';

/** Books what a card paid, once by its charge, and what went back. Charges of what is not invoiced yet are booked by whoever began them. */
export const listenToCharges = on(chargeSettled, async ({ company, services, now, charge }: ChargeSettled) => {
  const { chargeId, invoiceId, amount, state, tryNumber, refunded } = charge;
  const context = { company, services, now };
  const day = bookDay(now);
  if (state === 'refunded') {
    await refundPayment(context, { source: 'card', reference: chargeId, day, refunded });
    return;
  }
  const invoice = await findInvoice(company, invoiceId);
  if (!invoice) return;
  if (state === 'succeeded') await settleInvoice(context, { invoiceId, source: 'card', reference: chargeId, amount, day });
  // Whoever pays by hand sees it on the screen.
  else if (cardTryDays.includes(tryNumber)) {
    const nextTry = nextCardTry(invoice.date, day);
    if (nextTry === null) await giveUpCard(context, invoice, 'declined');
    else if (await isThere(company)) await services.hooks.tell(cardDeclined, { ...context, invoice, fault: 'declined', nextTry });
  }
});
