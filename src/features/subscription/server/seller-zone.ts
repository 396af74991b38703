/** The zone of invoices and terms (subscription.35). */
export const sellerZone = 'Europe/Oslo';
