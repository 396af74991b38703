import { enPlans } from './en-plans.ts';

/** Words for what is kept of the subscription, in the log and in takeouts. */
export const enFields = {
  fieldsOf: {
    subscription: {
      trialEndsAt: 'Trial until',
      trialEndAcknowledged: 'End of the trial confirmed',
      plan: 'Plan',
      plans: 'Plans',
      wanted: 'Plans once the card is charged',
      interval: 'Period of payment',
      invoice: 'Invoice',
      packs: 'E-signature packs',
      card: 'Card',
      collectionMethod: 'Payment method',
      scheduled: 'Scheduled change',
      date: 'Date',
      isLockedByNonpayment: 'Limited by an unpaid invoice',
      recipientName: 'Recipient',
      recipientEmail: 'Recipient’s e-mail',
      companyName: 'Company',
      registryId: 'Organisation number',
      streetAddress: 'Street address',
      secondaryStreetAddress: 'Address line 2',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      reference: 'Reference',
    },
  },
  values: { area: { subscription: 'Subscription' } },
  valuesOf: {
    subscription: {
      plan: enPlans.plan,
      interval: { month: 'Month', year: 'Year' },
      // Lines from before collection methods had these names say `card` and `ehf`.
      collectionMethod: { payment_card: 'Card', invoice: 'Invoice', ehf_invoice: 'EHF invoice', card: 'Card', ehf: 'EHF invoice' },
      scheduled: {
        tier: 'Another level',
        plan: 'Another plan',
        monthly: 'Payment by the month',
        yearly: 'Payment by the year',
        end: 'End',
      },
    },
  },
};
