/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { invoice: 'Invoice' },
  changed: { invoice: 'An invoice was changed' },
  actions: {
    'credit-invoice': 'The vendor issued a credit note of an invoice',
    'write-off-invoice': 'The vendor wrote an invoice off as a loss',
    'book-payment': 'The vendor booked a payment of an invoice',
    'refund-payment': 'The vendor booked that the payment of an invoice was returned',
  },
} as const;
