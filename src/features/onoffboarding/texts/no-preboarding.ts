import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enPreboarding } from './en-preboarding.ts';

export const noPreboarding: TextsLike<typeof enPreboarding> = {
  missingTitle: 'Denne lenken åpner ikke noe lenger',
  missingText:
    'Den slutter å virke når du logger inn første gang, når en nyere er sendt, eller to uker etter første dag. Spør den som sendte den.',
  title: 'Velkommen til {company}, {name}',
  lead: 'Du begynner {date}.',
  place: 'Hvor',
  leader: 'Nærmeste leder',
  tasks: 'Før og etter første dag',
  noTasks: 'Det er ikke noe du trenger å gjøre ennå',
  noTasksText: 'Vi gleder oss til å se deg.',
  complete: 'Fullfør «{title}»',
  others: 'En annen gjør dette',
  completed: 'Oppgaven er fullført',
  details: 'Opplysningene dine',
  detailsLead: 'Skriv inn det du vil gi oss. Det går rett inn i profilen din og vises ikke her igjen.',
  given: 'Allerede gitt: {names}. Skriv bare inn på nytt det som er endret.',
  fields: {
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    phoneCountryCode: 'Landkode',
    mobilePhoneNumber: 'Mobilnummer',
    streetAddress: 'Gateadresse',
    postalCode: 'Postnummer',
    city: 'Poststed',
    country: 'Land',
    emergencyContacts: 'Nærmeste pårørende',
    contactName: 'Navnet på nærmeste pårørende',
    contactPhone: 'Mobilnummeret til nærmeste pårørende',
    salaryAccountNumber: 'Kontonummer for lønn',
    socialSecurityNumber: 'Fødselsnummer',
  },
  send: 'Gi opplysningene',
  sent: 'Takk. Opplysningene er i profilen din.',
};
