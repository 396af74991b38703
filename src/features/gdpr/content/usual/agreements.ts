import { recipients, security, sources, usual } from './words.ts';

// Management: how agreements are made and kept.

const lead = { mainCategory: ['Ledelse', 'Management'] as const, securityMeasures: security.strict };

export const contractRegister = usual({
  ...lead,
  subCategory: ['Avtaler', 'Contracts'],
  treatmentName: ['Avtaler', 'Contracts'],
  activity: [
    'Holde oversikt over avtaler med kunder, leverandører og andre, hvem som har ansvar for dem, og når de går ut',
    'Keeping track of contracts with customers, suppliers and others, who is responsible for them, and when they end',
  ],
  purpose: ['Oppfylle avtalene og passe på fristene', 'Fulfilling the contracts and keeping their deadlines'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å vite hva virksomheten har avtalt, og med hvem.',
    'The interest in knowing what the company has agreed, and with whom.',
  ],
  balancing: [
    'Navn og arbeidskontakt til dem som handler for en virksomhet, som de venter at motparten har. Interessen veier tyngre enn ulempen.',
    'Names and work contacts of people who act for a business, which they expect the other party to have. The interest outweighs the drawback.',
  ],
  dataSubjects: ['supplierContacts', 'customers', 'employees'],
  dataCategories: ['identity', 'contact', 'communication'],
  source: sources.business,
  recipients: recipients.none,
  retention: [
    'Så lenge avtalen gjelder, og tre år etter, når krav foreldes',
    'As long as the contract lasts, and three years after, when claims are barred',
  ],
  retentionMonths: 36,
  retentionFrom: 'endOfRelation',
});

export const signing = usual({
  ...lead,
  subCategory: ['Avtaler', 'Contracts'],
  treatmentName: ['Digital signering', 'Digital signing'],
  activity: [
    'Sende dokumenter til signering, bekrefte hvem som signerer, og oppbevare det signerte dokumentet med bevis',
    'Sending documents to be signed, confirming who signs, and keeping the signed document with its evidence',
  ],
  purpose: ['Inngå avtaler som kan bevises senere', 'Entering into agreements that can be proven later'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å kunne vise hvem som signerte hva, og når.',
    'The interest in being able to show who signed what, and when.',
  ],
  balancing: [
    'Den som signerer, ser hva som lagres, og velger selv å signere. Beviset gagner begge parter. Interessen veier tyngre enn ulempen.',
    'The signer sees what is stored and chooses to sign. The evidence serves both parties. The interest outweighs the drawback.',
  ],
  dataSubjects: ['employees', 'customers', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'technical'],
  source: ['Den som signerer, og den som sender dokumentet', 'The signer, and the person who sends the document'],
  recipients: ['De andre som signerer det samme dokumentet', 'The others who sign the same document'],
  retention: [
    'Så lenge avtalen gjelder, og til krav etter den er foreldet',
    'As long as the agreement lasts, and until claims under it are barred',
  ],
  retentionMonths: 36,
  retentionFrom: 'endOfRelation',
});
