/** Sends a payment, or asks what became of it. */
export const chargeJob = 'payment.charge';
/** Has the provider forget a card. */
export const detachJob = 'payment.detach-card';
