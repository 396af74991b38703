export const enAudit = {
  entities: { paymentCard: 'Payment card' },
  changed: { paymentCard: '{actor} changed the card that ends in {what}' },
  actions: {
    confirmCard: '{actor} added the card that ends in {what}',
    enterCard: '{actor} entered a test card',
    answerPayment: '{actor} answered a test payment',
  },
} as const;
