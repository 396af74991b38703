import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { payment_card: 'Betalingskort' },
  fieldsOf: {
    paymentCard: { brand: 'Kort', lastFour: 'Siste fire siffer', expiryMonth: 'Utløper i måned', expiryYear: 'Utløper i år' },
    payment_card: {
      provider: 'Betalingstjeneste',
      brand: 'Kort',
      lastFour: 'Siste fire siffer',
      expiryMonth: 'Utløper i måned',
      expiryYear: 'Utløper i år',
      addedAt: 'Lagt til',
      disabledAt: 'Ikke i bruk siden',
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
};
