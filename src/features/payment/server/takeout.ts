import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The company's cards, for takeouts: what anybody here knows of them. Its payments stand in its invoices. */
export const paymentShare: TakeoutShare = {
  tables: [
    {
      table: 'payment_card',
      withheld: { card_ref: 'What the payment provider calls the card: it is the provider’s own.' },
      order: ['added_at', 'id'],
    },
  ],
  leftOut: {
    payment_customer: 'What the payment provider calls the company: it is the provider’s own.',
    payment_card_setup: 'Cards that are being entered; forgotten after some hours.',
    built_in_card: 'Test cards of the provider that stands for a real one.',
    built_in_charge: 'Test payments of the provider that stands for a real one.',
  },
};
