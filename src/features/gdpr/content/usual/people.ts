import { recipients, security, sources, usual } from './words.ts';

// HR: what an employer does with data about applicants and employees before, during and after the employment.

const mainCategory = ['Personal', 'Personnel'] as const;
const staff = {
  mainCategory,
  dataSubjects: ['employees'],
  source: sources.work,
  recipients: recipients.none,
  securityMeasures: security.strict,
};
const employment = { subCategory: ['Arbeidsforholdet', 'Employment'] as const };

export const recruitment = usual({
  ...staff,
  subCategory: ['Rekruttering', 'Recruitment'],
  treatmentName: ['Rekruttering', 'Recruitment'],
  activity: [
    'Ta imot søknader, vurdere søkere, holde intervjuer og innhente referanser',
    'Receiving applications, assessing applicants, holding interviews and obtaining references',
  ],
  purpose: ['Finne og ansette den som er best kvalifisert for stillingen', 'Finding and hiring the person best qualified for the position'],
  legalBasis: 'b',
  legalBasisExplanation: [
    'Søkeren ber selv om å bli vurdert før en avtale om arbeid. Oppbevaring etter prosessen krever samtykke.',
    'The applicant asks to be considered before a contract of employment. Keeping data after the process requires consent.',
  ],
  dataSubjects: ['applicants'],
  dataCategories: ['identity', 'contact', 'competence', 'communication'],
  source: ['Søkeren selv og referansene som søkeren oppgir', 'The applicant, and the referees the applicant names'],
  retention: [
    'Til ansettelsen er avgjort; lenger bare når søkeren samtykker. Referanser og bakgrunnssjekk for den ansatte til prøvetiden er over.',
    'Until the position is filled; longer only with the applicant’s consent. References and background checks of the person hired are kept until the trial period ends.',
  ],
  retentionMonths: 0,
  retentionFrom: 'endOfCase',
});

export const personnelFile = usual({
  ...staff,
  ...employment,
  treatmentName: ['Personalmappe', 'Personnel file'],
  activity: [
    'Holde oversikt over den ansattes stilling, arbeidssted, leder, endringer og korrespondanse',
    'Keeping a record of the employee’s position, place of work, manager, changes and correspondence',
  ],
  purpose: ['Oppfylle arbeidsavtalen og administrere arbeidsforholdet', 'Fulfilling the contract and administering the employment'],
  legalBasis: 'b',
  legalBasisExplanation: ['Nødvendig for å oppfylle arbeidsavtalen.', 'Needed to fulfil the contract of employment.'],
  dataSubjects: ['employees', 'exEmployees'],
  dataCategories: ['identity', 'contact', 'nationalId', 'employment', 'competence'],
  retention: [
    'Så lenge arbeidsforholdet varer. Mappen ryddes når noen slutter; det som trengs for attest og krav, beholdes inntil tre år.',
    'As long as the employment lasts. The file is tidied when someone leaves; what is needed for references and claims is kept for up to three years.',
  ],
  retentionMonths: 36,
  retentionFrom: 'endOfRelation',
});

export const employmentContract = usual({
  ...staff,
  ...employment,
  treatmentName: ['Arbeidsavtaler', 'Employment contracts'],
  activity: ['Utforme, signere og oppbevare arbeidsavtaler og tillegg', 'Writing, signing and keeping contracts of employment and addenda'],
  purpose: ['Ha en skriftlig arbeidsavtale slik loven krever', 'Having a written contract of employment as the law requires'],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Arbeidsmiljøloven §§ 14-5 og 14-6 krever skriftlig arbeidsavtale.',
    'The Working Environment Act sections 14-5 and 14-6 require a written contract.',
  ],
  dataCategories: ['identity', 'contact', 'nationalId', 'employment', 'bankAndPay'],
  retention: ['Så lenge arbeidsforholdet varer, og inntil tre år etter', 'As long as the employment lasts, and up to three years after'],
  retentionMonths: 36,
  retentionFrom: 'endOfRelation',
});

export const payroll = usual({
  ...staff,
  subCategory: ['Lønn', 'Payroll'],
  treatmentName: ['Lønn og godtgjørelser', 'Payroll'],
  activity: [
    'Beregne og betale lønn, trekke skatt, og rapportere til myndighetene',
    'Calculating and paying salaries, deducting tax, and reporting to the authorities',
  ],
  purpose: [
    'Betale riktig lønn, og oppfylle plikten til å rapportere og bokføre',
    'Paying correct salaries, and fulfilling the duties to report and to keep accounts',
  ],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Skattebetalingsloven, a-opplysningsloven og bokføringsloven; selve utbetalingen følger av arbeidsavtalen.',
    'The Tax Payment Act, the A-melding Act (a-opplysningsloven) and the Bookkeeping Act; the payment itself follows from the contract.',
  ],
  art9Basis: 'b',
  dataSubjects: ['employees', 'exEmployees'],
  dataCategories: ['identity', 'contact', 'nationalId', 'bankAndPay', 'absence', 'union'],
  source: ['Den ansatte, timelister og Skatteetaten (skattekort)', 'The employee, time sheets and the tax administration (tax cards)'],
  recipients: [
    'Skatteetaten, Nav, SSB, banken, pensjonsleverandøren og regnskapsføreren',
    'The tax administration, Nav, Statistics Norway, the bank, the pension provider and the accountant',
  ],
  retention: [
    'Fem år etter regnskapsårets slutt (bokføringsloven § 13)',
    'Five years after the end of the financial year (the Bookkeeping Act section 13)',
  ],
  retentionMonths: 60,
  retentionFrom: 'endOfYear',
});

export const absence = usual({
  ...staff,
  subCategory: ['Oppfølging', 'Follow-up'],
  treatmentName: ['Fravær og sykefravær', 'Absence and sick leave'],
  activity: [
    'Registrere fravær, ta imot egenmeldinger og sykmeldinger, og følge opp sykmeldte',
    'Recording absence, receiving self-certificates and medical certificates, and following up people on sick leave',
  ],
  purpose: [
    'Betale sykepenger og følge opp den som er syk, slik loven krever',
    'Paying sick pay and following up employees who are ill, as the law requires',
  ],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Folketrygdloven kapittel 8 og arbeidsmiljøloven § 4-6. Helseopplysninger behandles etter arbeids- og trygderetten.',
    'The National Insurance Act chapter 8 and the Working Environment Act section 4-6. Health data is processed under employment and social security law.',
  ],
  art9Basis: 'b',
  dataCategories: ['identity', 'absence', 'health', 'communication'],
  source: ['Den ansatte, Nav og legen som sykmelder', 'The employee, Nav and the doctor who issues the certificate'],
  recipients: ['Nav, og bedriftshelsetjenesten når den bistår', 'Nav, and the occupational health service when it assists'],
  retention: [
    'Fraværet i fem år av hensyn til refusjon og bokføring; oppfølgingsplaner til saken er avsluttet',
    'Absence for five years because of refunds and accounts; follow-up plans until the case is closed',
  ],
  retentionMonths: 60,
  retentionFrom: 'endOfYear',
});

export const holiday = usual({
  ...staff,
  ...employment,
  treatmentName: ['Ferie og permisjon', 'Vacation and leave'],
  activity: ['Planlegge, innvilge og telle ferie og permisjoner', 'Planning, granting and counting holiday and leave'],
  purpose: [
    'Sørge for at alle får den ferien og permisjonen de har krav på',
    'Making sure that everyone gets the holiday and leave they are entitled to',
  ],
  legalBasis: 'c',
  legalBasisExplanation: ['Ferieloven og arbeidsmiljøloven kapittel 12.', 'The Holidays Act and the Working Environment Act chapter 12.'],
  dataCategories: ['identity', 'absence', 'employment'],
  retention: ['Tre år etter ferieåret, så lenge krav kan reises', 'Three years after the holiday year, as long as claims may be made'],
  retentionMonths: 36,
  retentionFrom: 'endOfYear',
});

export const onboarding = usual({
  ...staff,
  ...employment,
  treatmentName: ['Onboarding og offboarding', 'On- and offboarding'],
  activity: [
    'Følge planer med oppgaver når noen begynner eller slutter, og dele ut og ta inn utstyr',
    'Following plans with tasks when someone starts or leaves, and handing out and taking back equipment',
  ],
  purpose: [
    'Gi nye ansatte en god start, og avslutte arbeidsforhold ryddig',
    'Giving new employees a good start, and ending employment in an orderly way',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i at tilganger, utstyr og opplæring er på plass, og at de avsluttes.',
    'The interest in having access, equipment and training in place, and in ending them.',
  ],
  balancing: [
    'Opplysningene er få og lite inngripende, og den ansatte venter dem og har selv nytte av planen. Interessen veier tyngre enn ulempen.',
    'There is little data, it is hardly intrusive, and the employee expects it and benefits from the plan. The interest outweighs the drawback.',
  ],
  dataSubjects: ['employees', 'exEmployees'],
  dataCategories: ['identity', 'contact', 'employment'],
  retention: ['Seks måneder etter at planen er fullført', 'Six months after the plan is completed'],
  retentionMonths: 6,
  retentionFrom: 'endOfCase',
});
