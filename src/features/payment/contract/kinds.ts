/** A card, in the log. */
export const cardKind = 'paymentCard';

/** The secrets of the pages of the built-in provider: where a card is entered, and where a payment is confirmed. */
export const cardPageSecrets = 'builtInCardPage';
export const paymentPageSecrets = 'builtInPaymentPage';
