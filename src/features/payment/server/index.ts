import { companyDeleting } from '#features/company/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { storedSecrets, secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { payment } from '../contract/index.ts';
import { cardKind, cardPageSecrets, paymentPageSecrets } from '../contract/kinds.ts';
import { answerPayment, enterCard, openCardPage, openPaymentPage } from './built-in/pages.ts';
import { deleteCards } from './cards/cards.ts';
import { endCharges } from './charges/end-charges.ts';
import { confirmCard } from './cards/confirm-card.ts';
import { takeProviderEvent } from './events/take-provider-event.ts';
import { jobs } from './jobs.ts';
import { paymentShare } from './takeout.ts';

export default serve(payment, { takeProviderEvent, confirmCard, openCardPage, enterCard, openPaymentPage, answerPayment }, [
  add(jobKinds, ...jobs),
  add(secretKinds, storedSecrets(cardPageSecrets), storedSecrets(paymentPageSecrets)),
  add(takeoutShares, paymentShare),
  add(loggedKinds, { entity: cardKind, area: 'subscription', tells: ['Subscription'], nameField: 'lastFour' }),
  on(companyDeleting, async (place) => {
    await endCharges(place);
    await deleteCards(place);
  }),
]);
