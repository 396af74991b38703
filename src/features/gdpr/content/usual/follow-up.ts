import { recipients, security, sources, usual } from './words.ts';

// HR: what an employer does to follow people up, to protect the premises, and to insure.

const mainCategory = ['Personal', 'Personnel'] as const;
const staff = {
  mainCategory,
  dataSubjects: ['employees'],
  source: sources.work,
  recipients: recipients.none,
  securityMeasures: security.strict,
};
const follow = { subCategory: ['Oppfølging', 'Follow-up'] as const };

export const appraisals = usual({
  ...staff,
  ...follow,
  treatmentName: ['Medarbeidersamtaler', 'Appraisals'],
  activity: [
    'Forberede og holde samtaler om arbeid, utvikling og trivsel, og notere avtaler',
    'Preparing and holding conversations about work, development and well-being, and noting what is agreed',
  ],
  purpose: ['Følge opp og utvikle den enkelte', 'Following up and developing each employee'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å lede, tilrettelegge og utvikle kompetanse.',
    'The interest in leading, adapting work and developing skills.',
  ],
  balancing: [
    'Den ansatte deltar selv, ser notatet og kan rette det. Bare leder og ansatt har tilgang. Interessen veier tyngre enn ulempen.',
    'The employee takes part, sees the note and may correct it. Only manager and employee have access. The interest outweighs the drawback.',
  ],
  dataCategories: ['identity', 'employment', 'competence'],
  retention: ['Til neste samtale er holdt, og høyst to år', 'Until the next conversation has been held, and two years at most'],
  retentionMonths: 24,
  retentionFrom: 'collected',
});

export const training = usual({
  ...staff,
  ...follow,
  treatmentName: ['Opplæring og kompetanse', 'Training and skills'],
  activity: [
    'Registrere kurs, sertifikater og opplæring, og minne om fornyelse',
    'Recording courses, certificates and training, and sending reminders about renewals',
  ],
  purpose: ['Vise at ansatte har opplæringen som arbeidet krever', 'Showing that employees have the training that the work requires'],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Arbeidsmiljøloven §§ 3-2 og 4-2 krever opplæring; kurs utover det er i virksomhetens berettigede interesse.',
    'The Working Environment Act sections 3-2 and 4-2 require training; courses beyond that are a legitimate interest.',
  ],
  dataCategories: ['identity', 'competence'],
  retention: [
    'Så lenge arbeidsforholdet varer; lovpålagt opplæring ut fristen som gjelder for den',
    'As long as the employment lasts; training required by law for as long as its rules say',
  ],
  retentionMonths: 0,
  retentionFrom: 'endOfRelation',
});

export const colleagueMessages = usual({
  ...staff,
  subCategory: ['Kommunikasjon', 'Communication'],
  treatmentName: ['Meldinger til kolleger', 'Messages to colleagues'],
  activity: [
    'Fortelle i en kanal hvem som er borte i morgen, og hvem som har bursdag',
    'Posting in a channel who is away tomorrow, and whose birthday it is',
  ],
  purpose: ['La kolleger planlegge arbeidet og gratulere hverandre', 'Letting colleagues plan their work and congratulate each other'],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i at kolleger vet hvem de kan regne med, og i et godt arbeidsmiljø.',
    'The interest in colleagues knowing who they can count on, and in a good place to work.',
  ],
  balancing: [
    'Bare navn og til når, aldri hvorfor noen er borte og aldri alder. Den som skjuler bursdagen sin, nevnes ikke. Interessen veier tyngre enn ulempen.',
    'Only names and until when, never why someone is away and never an age. Those who hide their birthday are not named. The interest outweighs the drawback.',
  ],
  dataCategories: ['identity', 'absence'],
  source: sources.systems,
  recipients: [
    'Kollegene i kanalen, og leverandøren av meldingstjenesten',
    'The colleagues in the channel, and the provider of the messaging service',
  ],
  retention: ['Så lenge meldingstjenesten tar vare på meldinger', 'As long as the messaging service keeps messages'],
  retentionMonths: 12,
  retentionFrom: 'collected',
});

export const textMessages = usual({
  ...staff,
  subCategory: ['Kommunikasjon', 'Communication'],
  treatmentName: ['SMS om arbeidet', 'Text messages about work'],
  activity: [
    'Sende beskjeder til mobiltelefonene til ansatte, besøkende og andre kontakter, og følge om de kommer fram',
    'Sending messages to the mobile phones of employees, visitors and other contacts, and following whether they arrive',
  ],
  purpose: [
    'Nå ansatte og andre som meldingen gjelder, raskt, også når de ikke er på jobb',
    'Reaching employees and others whom a message is about quickly, also when they are not at work',
  ],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i å gi viktige beskjeder i tide.', 'The interest in giving important messages in time.'],
  balancing: [
    'Bare navn, mobilnummer og det som står i meldingen, behandles, og meldingene gjelder arbeidet. Interessen veier tyngre enn ulempen.',
    'Only names, mobile numbers and what the message says are processed, and the messages are about work. The interest outweighs the drawback.',
  ],
  dataSubjects: ['employees', 'visitors', 'customers', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'communication'],
  recipients: [
    'Leverandøren av SMS-tjenesten, og leverandøren av systemet',
    'The provider of the text message service, and the provider of the system',
  ],
  retention: [
    'Tekst, numre og navn i 12 måneder etter at meldingen er sendt',
    'Texts, numbers and names for 12 months after the message was sent',
  ],
  retentionMonths: 12,
  retentionFrom: 'collected',
});

export const lottery = usual({
  ...staff,
  subCategory: ['Velferd', 'Well-being'],
  treatmentName: ['Lotteri', 'Lottery'],
  activity: ['Trekke premier blant ansatte, og vise hvem som vant', 'Drawing prizes among employees, and showing who won'],
  purpose: ['Et godt arbeidsmiljø, og trekninger som alle kan kontrollere', 'A good place to work, and draws that everyone can verify'],
  legalBasis: 'f',
  legalBasisExplanation: ['Interessen i sosiale tiltak på arbeidsplassen.', 'The interest in social activities at work.'],
  balancing: [
    'Bare navn, lodd og premier vises, og bare for dem som arbeider i virksomheten. Interessen veier tyngre enn ulempen.',
    'Only names, tickets and prizes are shown, and only to those who work in the company. The interest outweighs the drawback.',
  ],
  dataCategories: ['identity'],
  retention: ['24 måneder etter at spillet ble laget', '24 months after the game was made'],
  retentionMonths: 24,
  retentionFrom: 'collected',
});

export const emergencyContacts = usual({
  ...staff,
  ...follow,
  treatmentName: ['Pårørende', 'Emergency contacts'],
  activity: ['Oppbevare navn og telefonnummer til den som skal varsles', 'Keeping the name and phone number of the person to contact'],
  purpose: [
    'Kunne varsle noen når en ansatt blir syk eller skadd på jobb',
    'Being able to notify someone when an employee falls ill or is hurt at work',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å ta vare på ansatte og varsle deres nærmeste i en nødssituasjon.',
    'The interest in taking care of employees and notifying their next of kin in an emergency.',
  ],
  balancing: [
    'Bare navn, relasjon og telefon, oppgitt av den ansatte, og brukt bare i nød. Den pårørende har selv nytte av å bli varslet.',
    'Only name, relation and phone, given by the employee, and used only in an emergency. The next of kin benefit from being notified.',
  ],
  dataSubjects: ['nextOfKin'],
  dataCategories: ['identity', 'contact'],
  source: ['Den ansatte; den ansatte gir den pårørende beskjed', 'The employee, who tells the next of kin'],
  retention: ['Til arbeidsforholdet er slutt eller den ansatte endrer det', 'Until the employment ends or the employee changes it'],
  retentionMonths: 0,
  retentionFrom: 'endOfRelation',
});

export const accessCards = usual({
  ...staff,
  subCategory: ['Sikkerhet', 'Security'],
  treatmentName: ['Adgangskort', 'Access cards'],
  activity: ['Utstede kort og registrere passeringer gjennom låste dører', 'Issuing cards and recording who passes through locked doors'],
  purpose: [
    'Slippe inn bare dem som skal inn, og kunne oppklare innbrudd',
    'Letting in only those who should come in, and being able to investigate break-ins',
  ],
  legalBasis: 'f',
  legalBasisExplanation: [
    'Interessen i å sikre folk, lokaler og utstyr (arbeidsmiljøloven kapittel 9).',
    'The interest in protecting people, premises and equipment (the Working Environment Act chapter 9).',
  ],
  balancing: [
    'Loggen brukes bare ved hendelser, aldri til å kontrollere arbeidstid, og slettes raskt. Tiltaket er drøftet med de tillitsvalgte.',
    'The log is used only after incidents, never to check working hours, and is erased soon. The measure has been discussed with the employees’ representatives.',
  ],
  dataCategories: ['identity', 'image', 'location', 'technical'],
  source: sources.systems,
  retention: [
    'Passeringer i 90 dager; kortet til arbeidsforholdet er slutt',
    'Door records for 90 days; the card until the employment ends',
  ],
  retentionMonths: 3,
  retentionFrom: 'collected',
});

export const whistleblowing = usual({
  ...staff,
  ...follow,
  treatmentName: ['Varsling', 'Whistleblowing'],
  activity: [
    'Ta imot, undersøke og avslutte varsler om kritikkverdige forhold',
    'Receiving, investigating and closing reports about wrongdoing',
  ],
  purpose: ['Undersøke varsler og verne den som varsler', 'Investigating reports and protecting the people who made them'],
  legalBasis: 'c',
  legalBasisExplanation: ['Arbeidsmiljøloven kapittel 2 A.', 'The Working Environment Act chapter 2 A.'],
  art9Basis: 'b',
  dataSubjects: ['employees', 'exEmployees', 'supplierContacts'],
  dataCategories: ['identity', 'contact', 'communication', 'health', 'criminal'],
  source: ['Den som varsler, den det varsles om, og vitner', 'The person who reports, the person reported, and witnesses'],
  recipients: [
    'De som undersøker varselet, eventuelt advokat og tilsynsmyndighet',
    'Those who investigate the report, and where needed a lawyer and the supervisory authority',
  ],
  retention: [
    'Til saken er avsluttet og fristene for krav er ute; ubegrunnede varsler slettes innen to måneder',
    'Until the case is closed and claims are barred; unfounded reports are erased within two months',
  ],
  retentionMonths: 2,
  retentionFrom: 'endOfCase',
  dpiaNeeded: true,
});

export const pension = usual({
  ...staff,
  subCategory: ['Pensjon og forsikring', 'Pension and insurance'],
  treatmentName: ['Pensjon og forsikring', 'Pension and insurance'],
  activity: [
    'Melde ansatte inn og ut av pensjon og forsikring, og sende skademeldinger',
    'Enrolling employees in pension and insurance, taking them out, and reporting injuries',
  ],
  purpose: ['Gi ansatte pensjonen og forsikringene de har krav på', 'Giving employees the pension and insurance they are entitled to'],
  legalBasis: 'c',
  legalBasisExplanation: [
    'Lov om obligatorisk tjenestepensjon og yrkesskadeforsikringsloven.',
    'The Act on Mandatory Occupational Pensions and the Occupational Injury Insurance Act.',
  ],
  art9Basis: 'b',
  dataSubjects: ['employees', 'exEmployees', 'nextOfKin'],
  dataCategories: ['identity', 'nationalId', 'bankAndPay', 'employment', 'health'],
  source: sources.person,
  recipients: ['Pensjonsleverandøren og forsikringsselskapet', 'The pension provider and the insurance company'],
  retention: [
    'Så lenge ordningen gjelder for den ansatte, og fem år etter av hensyn til bokføringen',
    'As long as the scheme covers the employee, and five years after because of the accounts',
  ],
  retentionMonths: 60,
  retentionFrom: 'endOfRelation',
});
