import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'subscription.General': 'Noe stemmer ikke med det som er valgt. Last siden på nytt og velg igjen.',
  'subscription.PlanAlreadyFree': 'Virksomheten har allerede gratisplanen.',
  'subscription.SamePaidPlan': 'Dette har virksomheten allerede. Velg noe annet for å endre det.',
  'subscription.ExistingSubscription': 'Virksomheten har denne planen allerede, eller et annet kjøp er i gang. Vent litt og se igjen.',
  'subscription.PlanDoesNotAllowProductPurchase': 'Pakker med e-signaturer krever en betalt plan. Velg en plan også.',
  'subscription.TiersMustBeTheSameInterval': 'Alle planer betales per måned, eller alle per år. Velg det samme for alle.',
  'subscription.TooEarlyToCancel': 'Dette er i ferd med å bli gjennomført og kan ikke angres nå. Velg andre planer i stedet.',
  'subscription.CardRequired': 'Det finnes ikke noe kort å betale med. Legg til et kort, eller velg en annen betalingsmåte.',
  'subscription.BillingInformationRequired': 'Vi må vite hvem fakturaene skal sendes til. Fyll ut fakturaopplysningene først.',
  'subscription.BelowUsage': 'Virksomheten bruker mer enn denne planen har plass til. Slett noe først, eller velg en større plan.',
  'subscription.AgreementNotAccepted': 'Tjenesteavtalen har fått en ny versjon. Last siden på nytt, les den og godta den.',
  'subscription.PaymentDeclined': 'Kortet ble avvist, og ingenting ble kjøpt. Prøv et annet kort eller en annen betalingsmåte.',
  'subscription.WrittenOff': 'Fakturaen er avskrevet og kan ikke betales med kort. Betal den til kontoen på fakturaen, med KID.',
  'subscription.LastCard':
    'Planene eller en ubetalt faktura betales med dette kortet, og det finnes ikke noe annet. Legg til et kort, eller betal fakturaen og velg en annen betalingsmåte først.',
  'subscription.DiscountCodeInvalid': 'Rabattkoden gjelder ikke. Se etter hvordan den er skrevet, eller gå videre uten den.',
  'subscription.InvalidRecipientEmail': 'Mottakerens e-postadresse er ikke gyldig. Se etter hvordan den er skrevet.',
  'subscription.CountryNotSupported': 'Vi kan bare fakturere virksomheter med norsk adresse. Skriv en for å gå videre.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF krever et organisasjonsnummer som er registrert for det, og en referanse. Skriv begge, eller velg faktura på e-post.',
};
