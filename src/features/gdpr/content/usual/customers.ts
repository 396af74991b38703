import { recipients, security, sources, usual } from './words.ts';

// Sales and marketing: customers, those who may become customers, and those who read what the company sends and shows.

const sales = { mainCategory: ['Salg', 'Sales'] as const, securityMeasures: security.usual, recipients: recipients.none };
const marketing = { mainCategory: ['Markedsføring', 'Marketing'] as const, securityMeasures: security.usual, recipients: recipients.none };

export const customerRegister = usual({
  ...sales,
  subCategory: ['Kunder', 'Customers'],
  treatmentName: ['Kunderegister', 'Customer register'],
  activity: ['Holde oversikt over kunder, kontaktpersoner og historikk', 'Keeping a record of customers, contacts and history'],
  purpose: [
    'Levere det kunden har avtalt, og følge opp kundeforholdet',
    'Delivering what is agreed, and looking after the customer relationship',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å ha kontakt med dem som representerer kunden. Er kunden en privatperson, er grunnlaget avtalen (b).',
    'The interest in being in touch with those who represent the customer. Where the customer is a private person, the basis is the contract (b).',
  ],
  balancing: [
    'Opplysningene er få og gjelder personens rolle i arbeidet. Personen regner med å bli kontaktet, og kan si nei.',
    'There is little data, and it concerns the person’s role at work. The person expects to be contacted, and may say no.',
  ],
  dataSubjects: ['customers'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: sources.business,
  retention: [
    '24 måneder etter siste kontakt; det som er bilag, følger bokføringsloven',
    '24 months after the last contact; what is a voucher follows the Bookkeeping Act',
  ],
  retentionMonths: 24,
  retentionFrom: 'lastContact',
});

export const leads = usual({
  ...sales,
  subCategory: ['Mulige kunder', 'Prospects'],
  treatmentName: ['Mulige kunder', 'Leads'],
  activity: [
    'Finne og kontakte virksomheter som kan ha nytte av tilbudet',
    'Finding and contacting businesses that may benefit from the offer',
  ],
  purpose: ['Få nye kunder', 'Finding new customers'],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i å selge til andre virksomheter.', 'The interest in selling to other businesses.'],
  balancing: [
    'Bare opplysninger om rollen i arbeidet, fra åpne kilder. Den som ikke vil kontaktes, blir ikke kontaktet igjen.',
    'Only data about the role at work, from open sources. Anyone who does not want to be contacted is not contacted again.',
  ],
  dataSubjects: ['prospects'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: ['Personen selv, virksomhetens nettsted og offentlige registre', 'The person, the website of the business and public registers'],
  retention: ['12 måneder etter siste kontakt', '12 months after the last contact'],
  retentionMonths: 12,
  retentionFrom: 'lastContact',
});

export const quotes = usual({
  ...sales,
  subCategory: ['Kunder', 'Customers'],
  treatmentName: ['Tilbud og avtaler', 'Quotes and contracts'],
  activity: ['Utforme, sende, signere og oppbevare tilbud og avtaler', 'Writing, sending, signing and keeping quotes and contracts'],
  purpose: ['Inngå og oppfylle avtaler', 'Entering into contracts and fulfilling them'],
  legalBasis: 'b',
  legalBasisExplanation: [
    'Nødvendig for avtalen. For dem som signerer for en virksomhet, er grunnlaget berettiget interesse.',
    'Needed for the contract. For those who sign for a business, the basis is legitimate interest.',
  ],
  dataSubjects: ['customers', 'prospects'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: sources.business,
  retention: [
    'Avtaler i tre år etter at de er slutt, bilag i fem år; tilbud som ikke ble noe av, i ett år',
    'Contracts for three years after they end, vouchers for five years; quotes that came to nothing for one year',
  ],
  retentionMonths: 36,
  retentionFrom: 'endOfRelation',
});

export const meetings = usual({
  ...sales,
  subCategory: ['Kunder', 'Customers'],
  treatmentName: ['Kundemøter', 'Customer meetings'],
  activity: ['Kalle inn til møter og skrive referat', 'Inviting to meetings and writing minutes'],
  purpose: ['Planlegge møter og huske hva som ble avtalt', 'Planning meetings and remembering what was agreed'],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i å følge opp det som er avtalt.', 'The interest in following up what was agreed.'],
  balancing: [
    'Deltakerne kjenner møtet og får referatet. Opptak gjøres bare etter samtykke.',
    'The participants know of the meeting and get the minutes. Recordings are made only with consent.',
  ],
  dataSubjects: ['customers', 'prospects', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: sources.person,
  retention: ['24 måneder etter møtet', '24 months after the meeting'],
  retentionMonths: 24,
  retentionFrom: 'collected',
});

export const newsletter = usual({
  ...marketing,
  subCategory: ['Utsendelser', 'Mailings'],
  treatmentName: ['Nyhetsbrev', 'Newsletter'],
  activity: [
    'Sende nyheter og tilbud på e-post til dem som har bedt om det',
    'Sending news and offers by e-mail to those who asked for them',
  ],
  purpose: ['Holde dem som ønsker det, orientert', 'Keeping those who want it up to date'],
  legalBasis: 'a',
  legalBasisExplanation: [
    'Samtykke, slik markedsføringsloven § 15 krever. Det kan trekkes tilbake fra hver e-post.',
    'Consent, as the Marketing Control Act section 15 requires. It can be withdrawn from each e-mail.',
  ],
  dataSubjects: ['customers', 'prospects'],
  dataCategories: ['contact', 'technical'],
  source: sources.person,
  retention: ['Til samtykket trekkes tilbake', 'Until consent is withdrawn'],
  retentionMonths: 0,
  retentionFrom: 'withdrawal',
});

export const webAnalytics = usual({
  ...marketing,
  subCategory: ['Nettsted', 'Website'],
  treatmentName: ['Statistikk for nettstedet', 'Web analytics'],
  activity: [
    'Måle hvordan nettstedet brukes, med informasjonskapsler og lignende',
    'Measuring how the website is used, with cookies and the like',
  ],
  purpose: ['Forstå hva besøkende trenger, og gjøre nettstedet bedre', 'Understanding what visitors need, and improving the website'],
  legalBasis: 'a',
  legalBasisExplanation: [
    'Samtykke, slik ekomloven § 3-15 krever for informasjonskapsler som ikke er nødvendige.',
    'Consent, as the Electronic Communications Act section 3-15 requires for cookies that are not necessary.',
  ],
  dataSubjects: ['websiteUsers'],
  dataCategories: ['technical', 'location'],
  source: ['Nettleseren til den som besøker nettstedet', 'The visitor’s browser'],
  retention: ['13 måneder, eller til samtykket trekkes tilbake', '13 months, or until consent is withdrawn'],
  retentionMonths: 13,
  retentionFrom: 'collected',
});

export const events = usual({
  ...marketing,
  subCategory: ['Arrangementer', 'Events'],
  treatmentName: ['Arrangementer', 'Events'],
  activity: [
    'Ta imot påmeldinger, gjennomføre arrangementer og spørre om tilbakemelding',
    'Receiving registrations, holding events and asking for feedback',
  ],
  purpose: ['Gjennomføre arrangementet for dem som har meldt seg på', 'Holding the event for those who registered'],
  legalBasis: 'b',
  legalBasisExplanation: [
    'Nødvendig for avtalen om å delta. Allergier registreres bare med uttrykkelig samtykke.',
    'Needed for the agreement to take part. Allergies are recorded only with explicit consent.',
  ],
  art9Basis: 'a',
  dataSubjects: ['customers', 'prospects', 'visitors'],
  dataCategories: ['identity', 'contact', 'health'],
  source: sources.person,
  retention: [
    'Tre måneder etter arrangementet; allergier slettes når arrangementet er over',
    'Three months after the event; allergies are erased when the event is over',
  ],
  retentionMonths: 3,
  retentionFrom: 'endOfCase',
});

export const photos = usual({
  ...marketing,
  subCategory: ['Bilder', 'Pictures'],
  treatmentName: ['Bilder og film', 'Photos and film'],
  activity: [
    'Ta og publisere bilder av ansatte, kunder og arrangementer',
    'Taking and publishing pictures of employees, customers and events',
  ],
  purpose: ['Vise hvem virksomheten er', 'Showing who the company is'],
  legalBasis: 'a',
  legalBasisExplanation: [
    'Samtykke, også etter åndsverkloven § 104. Ansatte kan si nei uten at det får følger.',
    'Consent, also under the Copyright Act section 104. Employees may say no without consequences.',
  ],
  dataSubjects: ['employees', 'customers', 'visitors'],
  dataCategories: ['image', 'identity'],
  source: sources.person,
  recipients: ['Alle som ser nettstedet og virksomhetens kanaler', 'Everyone who sees the website and the company’s channels'],
  retention: [
    'Til samtykket trekkes tilbake eller bildet ikke brukes lenger',
    'Until consent is withdrawn or the picture is no longer used',
  ],
  retentionMonths: 0,
  retentionFrom: 'withdrawal',
});

export const socialMedia = usual({
  ...marketing,
  subCategory: ['Sosiale medier', 'Social media'],
  treatmentName: ['Sosiale medier', 'Social media'],
  activity: [
    'Publisere, svare på meldinger og se statistikk for virksomhetens sider',
    'Publishing, answering messages and viewing statistics about the company’s pages',
  ],
  purpose: ['Være synlig og svare dem som tar kontakt', 'Being visible and answering those who get in touch'],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i å kommunisere der kundene er.', 'The interest in communicating where customers are.'],
  balancing: [
    'Personen velger selv å ta kontakt. Statistikken er samlet. Virksomheten og plattformen er felles behandlingsansvarlige og har en avtale om det.',
    'The person chooses to get in touch. Statistics are aggregated. The company and the platform are joint controllers and have an agreement on that.',
  ],
  dataSubjects: ['websiteUsers', 'customers', 'prospects'],
  dataCategories: ['identity', 'communication', 'image', 'technical'],
  source: ['Personen selv og plattformen', 'The person and the platform'],
  recipients: ['Plattformen (felles behandlingsansvarlig)', 'The platform (a joint controller)'],
  retention: ['Meldinger i 12 måneder', 'Messages for 12 months'],
  retentionMonths: 12,
  retentionFrom: 'lastContact',
});
