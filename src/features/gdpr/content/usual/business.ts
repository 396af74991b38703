import { recipients, security, sources, usual } from './words.ts';

// Finance, management and premises.

const finance = { mainCategory: ['Økonomi', 'Finance'] as const, securityMeasures: security.usual };
const lead = { mainCategory: ['Ledelse', 'Management'] as const, securityMeasures: security.strict };
const place = { mainCategory: ['Lokaler og HMS', 'Premises and HSE'] as const };
const vouchers = {
  legalBasis: 'c',
  retention: [
    'Fem år etter regnskapsårets slutt (bokføringsloven § 13)',
    'Five years after the end of the financial year (the Bookkeeping Act section 13)',
  ],
  retentionMonths: 60,
  retentionFrom: 'endOfYear',
} as const;
const accountant = [
  'Regnskapsføreren, revisoren, banken og Skatteetaten',
  'The accountant, the auditor, the bank and the tax administration',
] as const;
const bookkeeping = [
  'Bokføringsloven krever bilag for alle inntekter og utgifter.',
  'The Bookkeeping Act requires vouchers for all income and expenses.',
] as const;

export const invoicing = usual({
  ...finance,
  ...vouchers,
  subCategory: ['Inntekter', 'Income'],
  treatmentName: ['Fakturering', 'Invoicing'],
  activity: ['Lage, sende og følge opp fakturaer', 'Creating, sending and following up invoices'],
  purpose: ['Få betalt for det som er levert, og bokføre det', 'Being paid for what is delivered, and keeping accounts'],
  legalBasisExplanation: bookkeeping,
  dataSubjects: ['customers'],
  dataCategories: ['identity', 'contact', 'bankAndPay'],
  source: sources.business,
  recipients: accountant,
});

export const payables = usual({
  ...finance,
  ...vouchers,
  subCategory: ['Utgifter', 'Expenses'],
  treatmentName: ['Inngående fakturaer', 'Accounts payable'],
  activity: ['Ta imot, godkjenne og betale fakturaer fra leverandører', 'Receiving, approving and paying invoices from suppliers'],
  purpose: ['Betale leverandører riktig, og bokføre det', 'Paying suppliers correctly, and keeping accounts'],
  legalBasisExplanation: bookkeeping,
  dataSubjects: ['supplierContacts'],
  dataCategories: ['identity', 'contact', 'bankAndPay'],
  source: sources.business,
  recipients: accountant,
});

export const expenses = usual({
  ...finance,
  ...vouchers,
  subCategory: ['Utgifter', 'Expenses'],
  treatmentName: ['Reiser og utlegg', 'Travel and expenses'],
  activity: ['Registrere, godkjenne og betale reiseregninger og utlegg', 'Recording, approving and paying travel claims and expenses'],
  purpose: ['Gi ansatte tilbake det de har lagt ut, og bokføre det', 'Reimbursing employees, and keeping accounts'],
  legalBasisExplanation: bookkeeping,
  dataSubjects: ['employees'],
  dataCategories: ['identity', 'bankAndPay', 'location'],
  source: sources.person,
  recipients: accountant,
});

export const debtCollection = usual({
  ...finance,
  subCategory: ['Inntekter', 'Income'],
  treatmentName: ['Purring og inkasso', 'Debt collection'],
  activity: [
    'Purre, sende inkassovarsel og overføre krav til inkasso',
    'Sending reminders and notices, and passing claims on for collection',
  ],
  purpose: ['Få inn det som er forfalt', 'Collecting what is overdue'],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i å få betalt etter inkassoloven.', 'The interest in being paid, under the Debt Collection Act.'],
  balancing: [
    'Den som skylder penger, er varslet, kan innvende noe mot kravet, og må vente at det blir krevd inn.',
    'The person who owes money has been told, may object to the claim, and must expect it to be collected.',
  ],
  dataSubjects: ['customers'],
  dataCategories: ['identity', 'contact', 'bankAndPay'],
  source: ['Virksomhetens regnskap', 'The company’s accounts'],
  recipients: [
    'Inkassoforetaket, og domstol eller forliksråd når det trengs',
    'The collection agency, and a court or conciliation board when needed',
  ],
  retention: ['Til kravet er betalt eller foreldet; bilag i fem år', 'Until the claim is paid or barred; vouchers for five years'],
  retentionMonths: 0,
  retentionFrom: 'endOfCase',
});

export const board = usual({
  ...lead,
  subCategory: ['Selskapet', 'The company'],
  treatmentName: ['Styre og aksjeeiere', 'Board and shareholders'],
  activity: [
    'Føre aksjeeierbok, holde styremøter og generalforsamling, og melde til registrene',
    'Keeping the register of shareholders, holding board and general meetings, and reporting to the registers',
  ],
  purpose: ['Følge aksjeloven', 'Following the Companies Act'],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Aksjeloven kapittel 4 og 6 og foretaksregisterloven.',
    'The Companies Act chapters 4 and 6 and the Business Enterprise Registration Act.',
  ],
  dataSubjects: ['boardAndOwners'],
  dataCategories: ['identity', 'contact', 'nationalId', 'bankAndPay'],
  source: sources.person,
  recipients: [
    'Brønnøysundregistrene, Skatteetaten og revisoren',
    'The Brønnøysund Register Centre, the tax administration and the auditor',
  ],
  retention: ['Så lenge selskapet består, og ti år etter oppløsning', 'As long as the company exists, and ten years after it is dissolved'],
  retentionMonths: 120,
  retentionFrom: 'endOfRelation',
});

export const legalClaims = usual({
  ...lead,
  subCategory: ['Krav', 'Claims'],
  treatmentName: ['Tvister og rettskrav', 'Legal claims'],
  activity: [
    'Samle og oppbevare det som trengs for å gjøre gjeldende eller forsvare rettskrav',
    'Collecting and keeping what is needed to make or defend legal claims',
  ],
  purpose: ['Ivareta virksomhetens rettigheter', 'Looking after the company’s rights'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å gjøre gjeldende eller forsvare krav. Særlige kategorier behandles etter artikkel 9 nr. 2 bokstav f.',
    'The interest in making or defending claims. Special categories are processed under Article 9 (2) (f).',
  ],
  balancing: [
    'Bare det saken gjelder, og bare så lenge den varer. Retten til å føre en sak veier tungt.',
    'Only what the case is about, and only as long as it lasts. The right to bring a case weighs heavily.',
  ],
  art9Basis: 'f',
  dataSubjects: ['employees', 'exEmployees', 'customers', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'communication', 'employment', 'health'],
  source: ['Partene, vitner og virksomhetens egne dokumenter', 'The parties, witnesses and the company’s own documents'],
  recipients: ['Advokat, forsikringsselskap, motpart og domstol', 'Lawyer, insurance company, the other party and the court'],
  retention: ['Til saken er rettskraftig avgjort og fristene er ute', 'Until the case is finally decided and time limits have run out'],
  retentionMonths: 0,
  retentionFrom: 'endOfCase',
});

export const dueDiligence = usual({
  ...lead,
  subCategory: ['Selskapet', 'The company'],
  treatmentName: ['Selskapsgjennomgang', 'Due diligence'],
  activity: [
    'Gi kjøpere, långivere og rådgivere innsyn før kjøp, fusjon eller lån',
    'Giving buyers, lenders and advisers access to information before a purchase, merger or loan',
  ],
  purpose: ['La andre vurdere selskapet', 'Letting others assess the company'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å gjennomføre et kjøp, en fusjon eller et lån.',
    'The interest in carrying out a purchase, a merger or a loan.',
  ],
  balancing: [
    'Navn fjernes der det er mulig, tilgangen er tidsbegrenset og logget, og alle har taushetsplikt.',
    'Names are removed where possible, access is limited in time and logged, and everyone is bound by confidentiality.',
  ],
  dataSubjects: ['employees', 'boardAndOwners', 'customers'],
  dataCategories: ['identity', 'employment', 'bankAndPay'],
  source: ['Virksomhetens egne dokumenter', 'The company’s own documents'],
  recipients: ['Kjøper, långiver og deres rådgivere', 'Buyer, lender and their advisers'],
  retention: ['Datarommet stenges når transaksjonen er avsluttet', 'The data room is closed when the transaction ends'],
  retentionMonths: 0,
  retentionFrom: 'endOfCase',
});

export const cameras = usual({
  ...place,
  securityMeasures: security.strict,
  subCategory: ['Lokaler', 'Premises'],
  treatmentName: ['Kameraovervåking', 'Camera surveillance'],
  activity: [
    'Filme innganger og lager, og se på opptak etter hendelser',
    'Filming entrances and stock, and looking at recordings after incidents',
  ],
  purpose: ['Forebygge og oppklare innbrudd, hærverk og ulykker', 'Preventing and investigating break-ins, vandalism and accidents'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å verne folk og eiendom; arbeidsmiljøloven kapittel 9 og forskrift om kameraovervåking i virksomhet.',
    'The interest in protecting people and property; the Working Environment Act chapter 9 and the regulation on camera surveillance in undertakings.',
  ],
  balancing: [
    'Kameraene viser bare det som trengs, det er skiltet, og bruken er drøftet med de ansatte. Opptak slettes innen en uke. Mildere tiltak er vurdert.',
    'The cameras show only what is needed, there are signs, and the use was discussed with the employees. Recordings are erased within a week. Milder measures were considered.',
  ],
  dataSubjects: ['employees', 'visitors', 'customers'],
  dataCategories: ['image', 'location'],
  source: ['Kameraene', 'The cameras'],
  recipients: ['Politiet når noe er anmeldt', 'The police when something is reported'],
  retention: ['Sju dager, lenger bare når opptaket trengs i en sak', 'Seven days, longer only when a recording is needed in a case'],
  retentionFrom: 'collected',
  dpiaNeeded: true,
});

export const visitors = usual({
  ...place,
  securityMeasures: security.usual,
  subCategory: ['Lokaler', 'Premises'],
  treatmentName: ['Besøksregister', 'Visitor log'],
  activity: ['Registrere hvem som er på besøk og hos hvem', 'Recording who is visiting, and whom'],
  purpose: [
    'Vite hvem som er i lokalet ved brann, og hvem som har vært der',
    'Knowing who is in the building in a fire, and who has been there',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i sikkerhet og oversikt ved evakuering.',
    'The interest in security and in knowing who is there in an evacuation.',
  ],
  balancing: [
    'Bare navn, firma og tid, oppgitt av den besøkende selv, og slettet raskt.',
    'Only name, company and time, given by the visitor, and soon erased.',
  ],
  dataSubjects: ['visitors'],
  dataCategories: ['identity', 'contact'],
  source: sources.person,
  recipients: recipients.none,
  retention: ['En måned etter besøket', 'One month after the visit'],
  retentionMonths: 1,
  retentionFrom: 'collected',
});

export const incidents = usual({
  ...place,
  securityMeasures: security.strict,
  subCategory: ['HMS', 'HSE'],
  treatmentName: ['Skader og avvik', 'Incidents'],
  activity: ['Registrere, undersøke og melde skader og nestenulykker', 'Recording, investigating and reporting injuries and near misses'],
  purpose: ['Forebygge ulykker og oppfylle meldeplikten', 'Preventing accidents and fulfilling the duty to report'],
  legalBasis: 'c',
  legalBasisExplanation: ['Arbeidsmiljøloven §§ 5-1 og 5-2.', 'The Working Environment Act sections 5-1 and 5-2.'],
  art9Basis: 'b',
  dataSubjects: ['employees', 'visitors'],
  dataCategories: ['identity', 'health', 'absence'],
  source: ['Den skadde, vitner og leder', 'The injured person, witnesses and the manager'],
  recipients: [
    'Arbeidstilsynet, Nav, forsikringsselskapet og verneombudet',
    'The Labour Inspection Authority, Nav, the insurance company and the safety representative',
  ],
  retention: [
    'Så lenge skaden kan gi krav på ytelser; registeret uten navn så lenge det trengs i HMS-arbeidet',
    'As long as the injury may give a right to benefits; the register without names as long as HSE work needs it',
  ],
  retentionMonths: 120,
  retentionFrom: 'endOfCase',
});

export const safetyRounds = usual({
  ...place,
  securityMeasures: security.usual,
  subCategory: ['HMS', 'HSE'],
  treatmentName: ['Vernerunder', 'Safety inspections'],
  activity: [
    'Gå vernerunder, kartlegge arbeidsmiljøet og følge opp tiltak',
    'Carrying out safety inspections, surveying the working environment and following up measures',
  ],
  purpose: ['Drive systematisk arbeid med helse, miljø og sikkerhet', 'Working systematically with health, environment and safety'],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Arbeidsmiljøloven § 3-1 og internkontrollforskriften.',
    'The Working Environment Act section 3-1 and the Internal Control Regulations.',
  ],
  dataSubjects: ['employees'],
  dataCategories: ['identity', 'communication'],
  source: sources.work,
  recipients: [
    'Verneombudet, arbeidsmiljøutvalget og bedriftshelsetjenesten',
    'The safety representative, the working environment committee and the occupational health service',
  ],
  retention: ['Til tiltakene er gjennomført, og høyst tre år', 'Until the measures are carried out, and three years at most'],
  retentionMonths: 36,
  retentionFrom: 'collected',
});
