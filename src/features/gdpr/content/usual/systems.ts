import { recipients, security, sources, usual } from './words.ts';

// IT: what systems need to know of those who use them.

const it = {
  mainCategory: ['IT og sikkerhet', 'IT and security'] as const,
  securityMeasures: security.technical,
  recipients: recipients.none,
  dataSubjects: ['employees'],
};
const lawOfSecurity = [
  'Personvernforordningen artikkel 32 krever egnet sikkerhet.',
  'GDPR Article 32 requires suitable security.',
] as const;

export const userAccounts = usual({
  ...it,
  subCategory: ['Tilgang', 'Access'],
  treatmentName: ['Brukerkontoer og tilganger', 'User accounts and access'],
  activity: ['Opprette, endre og avslutte brukerkontoer og tilganger', 'Creating, changing and ending accounts and access'],
  purpose: [
    'Gi den enkelte tilgang til det arbeidet krever, og ikke mer',
    'Giving each person access to what the work requires, and no more',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å styre hvem som har tilgang til systemene.',
    'The interest in controlling who has access to the systems.',
  ],
  balancing: [
    'Opplysningene er få og nødvendige for å arbeide, og alle som får en konto, venter det.',
    'There is little data, it is needed to work, and everyone who gets an account expects it.',
  ],
  dataCategories: ['identity', 'contact', 'technical'],
  source: ['Personalsystemet og den ansatte', 'The HR system and the employee'],
  retention: [
    'Kontoen stenges når arbeidsforholdet er slutt, og slettes innen 90 dager',
    'The account is closed when the employment ends, and erased within 90 days',
  ],
  retentionMonths: 3,
  retentionFrom: 'endOfRelation',
});

export const logs = usual({
  ...it,
  subCategory: ['Sikkerhet', 'Security'],
  treatmentName: ['Logger', 'Logs'],
  activity: ['Loggføre pålogging, endringer og feil i systemene', 'Logging sign-ins, changes and errors in systems'],
  purpose: ['Oppdage og oppklare angrep og feil', 'Detecting and investigating attacks and errors'],
  legalBasis: 'c',
  legalBasisExplanation: lawOfSecurity,
  dataSubjects: ['employees', 'customers', 'websiteUsers'],
  dataCategories: ['technical', 'identity'],
  source: sources.systems,
  retention: [
    'Tre til tolv måneder, avhengig av hvor viktig systemet er',
    'Three to twelve months, depending on how important the system is',
  ],
  retentionMonths: 12,
  retentionFrom: 'collected',
});

export const backup = usual({
  ...it,
  subCategory: ['Sikkerhet', 'Security'],
  treatmentName: ['Sikkerhetskopier', 'Backups'],
  activity: ['Ta, oppbevare og prøve sikkerhetskopier av systemene', 'Making, keeping and testing backups of systems'],
  purpose: ['Få data tilbake etter feil og angrep', 'Getting data back after errors and attacks'],
  legalBasis: 'c',
  legalBasisExplanation: lawOfSecurity,
  dataSubjects: ['employees', 'customers', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'employment', 'technical'],
  source: sources.systems,
  retention: ['90 dager, så overskrives kopien', '90 days, then the copy is overwritten'],
  retentionMonths: 3,
  retentionFrom: 'collected',
});

export const support = usual({
  ...it,
  subCategory: ['Brukerstøtte', 'Support'],
  treatmentName: ['Brukerstøtte', 'Support'],
  activity: ['Ta imot, løse og følge opp henvendelser', 'Receiving, solving and following up enquiries'],
  purpose: ['Hjelpe dem som har et problem', 'Helping those who have a problem'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å løse problemer for egne brukere og kunder.',
    'The interest in solving problems for users and customers.',
  ],
  balancing: [
    'Personen ber selv om hjelp, og opplysningene er de som trengs for å gi den.',
    'The person asks for help, and only the data needed to help is used.',
  ],
  dataSubjects: ['employees', 'customers'],
  dataCategories: ['identity', 'contact', 'communication', 'technical'],
  source: sources.person,
  retention: ['24 måneder etter at saken er løst', '24 months after the case is solved'],
  retentionMonths: 24,
  retentionFrom: 'endOfCase',
});

export const devices = usual({
  ...it,
  subCategory: ['Utstyr', 'Devices'],
  treatmentName: ['Maskiner og telefoner', 'Device management'],
  activity: [
    'Holde oversikt over, oppdatere og låse eller slette maskiner og telefoner',
    'Recording, updating, and locking or wiping computers and phones',
  ],
  purpose: ['Sikre utstyret og det som ligger på det', 'Protecting devices and what is on them'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i at tapt utstyr ikke gir andre tilgang.',
    'The interest in making sure that lost devices do not give others access.',
  ],
  balancing: [
    'Private opplysninger leses ikke, og sted vises bare når utstyret er meldt tapt. Reglene er kjent for de ansatte.',
    'Private data is not read, and the location is shown only when a device is reported lost. Employees know the rules.',
  ],
  dataCategories: ['identity', 'technical', 'location'],
  source: sources.systems,
  retention: ['Til utstyret er levert inn', 'Until the device is handed in'],
  retentionMonths: 0,
  retentionFrom: 'endOfRelation',
});

export const email = usual({
  ...it,
  subCategory: ['Kommunikasjon', 'Communication'],
  treatmentName: ['E-post og kalender', 'E-mail and calendars'],
  activity: ['Sende, motta og oppbevare e-post og avtaler', 'Sending, receiving and keeping e-mail and appointments'],
  purpose: ['Kommunisere i arbeidet', 'Communicating at work'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å kunne kommunisere; innsyn bare etter forskriften om arbeidsgivers innsyn i e-post.',
    'The interest in communicating; mailboxes are opened only under the regulation on employers’ access to e-mail.',
  ],
  balancing: [
    'Kontoen er til arbeid, private meldinger leses ikke, og innsyn krever varsel og et saklig behov.',
    'The account is for work, private messages are not read, and access needs notice and a good reason.',
  ],
  dataSubjects: ['employees', 'customers', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: ['De som skriver til hverandre', 'Those who write to each other'],
  recipients: ['De som meldingene er til, og leverandøren av e-posten', 'Those the messages are for, and the e-mail provider'],
  retention: [
    'Kontoen stenges når noen slutter, og innholdet slettes innen seks måneder',
    'The account is closed when someone leaves, and its content is erased within six months',
  ],
  retentionMonths: 6,
  retentionFrom: 'endOfRelation',
});
