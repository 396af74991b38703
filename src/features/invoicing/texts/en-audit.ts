/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { invoice: 'Invoice' },
  changed: { invoice: 'An invoice was changed' },
  actions: {
    'credit-invoice': 'The vendor credited an invoice',
    'write-off-invoice': 'The vendor wrote off an invoice',
    'book-payment': 'The vendor registered a payment of an invoice',
    'refund-payment': 'The vendor registered that the payment of an invoice was returned',
  },
} as const;
