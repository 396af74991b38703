import type { enErrors } from './en-errors.ts';

export const noErrors: typeof enErrors = {
  'subscription.General': 'Valget er ikke gyldig lenger. Last inn siden på nytt og velg igjen.',
  'subscription.PlanAlreadyFree': 'Virksomheten har allerede gratisplanen. Velg en annen for å endre den.',
  'subscription.SamePaidPlan': 'Dette har virksomheten allerede. Velg noe annet for å endre det.',
  'subscription.ExistingSubscription': 'Virksomheten har allerede denne planen, eller et annet kjøp pågår. Vent litt og sjekk igjen.',
  'subscription.PlanDoesNotAllowProductPurchase': 'Pakker med e-signaturer krever en betalt plan. Velg en plan også.',
  'subscription.TiersMustBeTheSameInterval': 'Alle planer må betales månedlig, eller alle årlig. Velg det samme for alle.',
  'subscription.TooEarlyToCancel': 'Denne endringen pågår og kan ikke angres nå. Velg andre planer i stedet.',
  'subscription.CardRequired': 'Det finnes ikke noe kort å betale med. Legg til et kort, eller velg en annen betalingsmåte.',
  'subscription.BillingInformationRequired': 'Vi må vite hvem fakturaene skal stå på. Fyll ut fakturaopplysningene først.',
  'subscription.BelowUsage': 'Virksomheten bruker mer enn denne planen har plass til. Slett noe først, eller velg en større plan.',
  'subscription.SumChanged': 'Beløpet er endret. Se over det her og bekreft på nytt.',
  'subscription.AgreementNotAccepted': 'Det finnes en nyere tjenesteavtale. Last inn siden på nytt, les den og godta den.',
  'subscription.PaymentDeclined': 'Betalingen gikk ikke gjennom. Prøv et annet kort eller en annen betalingsmåte.',
  'subscription.PaidAsBalance':
    'Kortet ble belastet etter at bestillingen hadde mislyktes, og den kunne ikke gjennomføres lenger. Beløpet står til gode og betaler de neste fakturaene.',
  'subscription.TooManyDeclines':
    'Kortbetalinger er avvist for mange ganger. Vent en time og prøv et annet kort, eller betal med faktura i nettbanken.',
  'subscription.WrittenOff': 'Fakturaen er avskrevet og kan ikke betales med kort. Betal den til kontoen på fakturaen, med KID.',
  'subscription.LastCard':
    'Dette kortet betaler planene eller en ubetalt faktura, og det finnes ikke noe annet. Legg til et kort, eller betal fakturaen og velg en annen betalingsmåte først.',
  'subscription.DiscountCodeInvalid': 'Rabattkoden er ikke gyldig. Sjekk skrivemåten, eller gå videre uten den.',
  'subscription.InvalidRecipientEmail': 'Mottakerens e-postadresse er ikke gyldig. Sjekk skrivemåten.',
  'subscription.CountryNotSupported': 'Vi kan bare fakturere virksomheter med norsk adresse. Legg inn en for å gå videre.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF krever et organisasjonsnummer som er registrert for det, og en referanse. Legg inn begge, eller velg faktura på e-post.',
};
