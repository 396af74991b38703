import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'subscription.DiscountCodeInvalid': 'Rabattkoden gjelder ikke. Se etter hvordan den er skrevet, eller gå videre uten den.',
  'subscription.InvalidRecipientEmail': 'Mottakerens e-postadresse er ikke gyldig. Se etter hvordan den er skrevet.',
  'subscription.CountryNotSupported': 'Vi kan bare fakturere virksomheter med norsk adresse. Skriv en for å gå videre.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF krever et organisasjonsnummer som er registrert for det, og en referanse. Skriv begge, eller velg faktura på e-post.',
};
