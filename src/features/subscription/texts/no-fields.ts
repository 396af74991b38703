import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { noPlans } from './no-plans.ts';

export const noFields: TextsLike<typeof enFields> = {
  fieldsOf: {
    subscription: {
      trialEndsAt: 'Prøveperiode til',
      trialEndAcknowledged: 'Slutten på prøveperioden bekreftet',
      plan: 'Plan',
      plans: 'Planer',
      wanted: 'Planer når kortet er belastet',
      interval: 'Betalingsperiode',
      invoice: 'Faktura',
      packs: 'Pakker med e-signaturer',
      card: 'Kort',
      collectionMethod: 'Betalingsmåte',
      scheduled: 'Planlagt endring',
      date: 'Dato',
      isLockedByNonpayment: 'Begrenset av en ubetalt faktura',
      recipientName: 'Mottaker',
      recipientEmail: 'Mottakerens e-post',
      companyName: 'Virksomhet',
      registryId: 'Organisasjonsnummer',
      streetAddress: 'Gateadresse',
      secondaryStreetAddress: 'Adresselinje 2',
      postalCode: 'Postnummer',
      city: 'Poststed',
      country: 'Land',
      reference: 'Referanse',
    },
  },
  values: { area: { subscription: 'Abonnement' } },
  valuesOf: {
    subscription: {
      plan: noPlans.plan,
      interval: { month: 'Måned', year: 'År' },
      // Lines from before collection methods had these names say `card` and `ehf`.
      collectionMethod: { payment_card: 'Kort', invoice: 'Faktura', ehf_invoice: 'EHF-faktura', card: 'Kort', ehf: 'EHF-faktura' },
      scheduled: {
        tier: 'Et annet trinn',
        plan: 'En annen plan',
        monthly: 'Betaling per måned',
        yearly: 'Betaling per år',
        end: 'Avslutning',
      },
    },
  },
};
