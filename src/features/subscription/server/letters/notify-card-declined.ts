import { cardDeclined, type CardDeclined } from '#features/invoicing/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import { notifyAdmins } from './notify-admins.ts';

/** Systemadmins are told of each try of the card that was declined, when it is the last one, and when there is none to try (subscription.31). */
export const listenToDeclinedCards = on(cardDeclined, async ({ company, services, invoice, fault, nextTry }: CardDeclined) => {
  const words = { invoice: String(invoice.number) };
  if (nextTry === null) await notifyAdmins(services, company, fault === 'missing' ? 'cardMissing' : 'cardGivenUp', { words });
  // Noon is on that day in every Norwegian company's zone.
  else await notifyAdmins(services, company, 'cardDeclined', { words, day: new Date(`${nextTry}T11:00:00Z`) });
});
