export const enFields = {
  records: { payment_card: 'Payment cards' },
  fieldsOf: {
    paymentCard: { brand: 'Card', lastFour: 'Last four digits', expiryMonth: 'Expires in month', expiryYear: 'Expires in year' },
    payment_card: {
      provider: 'Payment provider',
      brand: 'Card',
      lastFour: 'Last four digits',
      expiryMonth: 'Expires in month',
      expiryYear: 'Expires in year',
      addedAt: 'Added',
      disabledAt: 'No longer used since',
    },
  },
  values: {
    brand: {
      visa: 'Visa',
      mastercard: 'Mastercard',
      amex: 'American Express',
      diners: 'Diners Club',
      discover: 'Discover',
      jcb: 'JCB',
      unionpay: 'UnionPay',
    },
  },
} as const;
