import type { WrittenClause } from '../../contract/template.ts';

// What every contract begins with: who, from when, on trial how long, with what work and where (Working Environment Act § 14-6).

const parties = {
  no: '{employerName} (organisasjonsnummer {companyNo}) ansetter {firstName} {lastName} som {position}.',
  en: '{employerName} (organisation number {companyNo}) employs {firstName} {lastName} as {position}.',
};
const percentage = {
  no: 'Stillingsprosenten er {positionCoverage}.',
  en: 'The percentage of full-time is {positionCoverage}.',
};
const breakdown = {
  when: [{ variable: 'positionCoverageBreakdown' }],
  no: 'Stillingen fordeles slik: {positionCoverageBreakdown}.',
  en: 'The position is divided as follows: {positionCoverageBreakdown}.',
};
const contact = {
  no: '{employerManager} er arbeidsgiverens kontaktperson. Arbeidsgiverens adresse er {employerAddress}.',
  en: '{employerManager} is the employer’s contact person. The employer’s address is {employerAddress}.',
};

const title = { no: 'Ansettelse og tiltredelse', en: 'Employment and commencement' };
const always = { sequence: 1, optional: false, active: true };

export const permanentEmployment: WrittenClause = {
  key: 'employmentAndAccession',
  title,
  ...always,
  toggleLabel: { no: 'Ansettelse og tiltredelse', en: 'Employment and commencement' },
  helpText: {
    no: 'Loven krever partenes navn, stillingen, startdatoen og om ansettelsen er fast.',
    en: 'The law requires the names of the parties, the position, the start date and whether the position is permanent.',
  },
  blockText: [
    parties,
    { no: 'Ansettelsen er fast og begynner {startDate}.', en: 'The position is permanent and begins on {startDate}.' },
    percentage,
    breakdown,
    contact,
  ],
};

export const temporaryEmployment: WrittenClause = {
  ...permanentEmployment,
  helpText: {
    no: 'En midlertidig ansettelse må ha et grunnlag i loven og en sluttdato. Mangler de, regnes ansettelsen som fast.',
    en: 'A temporary position must have a legal basis and an end date. Without them it counts as permanent.',
  },
  blockText: [parties, { block: 'temporaryBlock' }, percentage, breakdown, contact],
};

export const probationaryPeriod: WrittenClause = {
  key: 'probationaryPeriod',
  title: { no: 'Prøvetid', en: 'Trial period' },
  ...always,
  sequence: 2,
  toggleLabel: { no: 'Prøvetid', en: 'Trial period' },
  helpText: {
    no: 'Prøvetiden kan være høyst seks måneder, og i en midlertidig ansettelse høyst halvparten av tiden. Setningen om fravær må stå her for at prøvetiden skal kunne forlenges.',
    en: 'A trial period lasts six months at most, and in a temporary position at most half of the position’s duration. It can be extended for absence only if the contract says so.',
  },
  blockText: [
    {
      no: 'De første {probationaryPeriod} av ansettelsen er prøvetid.',
      en: 'The first {probationaryPeriod} of the employment are a trial period.',
    },
    {
      when: [{ variable: 'probationaryTermination', isNot: ['1 month'] }],
      no: 'I prøvetiden er den gjensidige oppsigelsesfristen {probationaryTermination}, regnet fra den dagen oppsigelsen kommer fram til den andre parten.',
      en: 'During the trial period, the notice period for both parties is {probationaryTermination} from the day on which the other party receives the notice.',
    },
    {
      when: [{ variable: 'probationaryTermination', is: ['1 month'] }],
      no: 'I prøvetiden er den gjensidige oppsigelsesfristen {probationaryTermination}, regnet fra den første dagen i måneden etter at oppsigelsen kom fram til den andre parten.',
      en: 'During the trial period, the notice period for both parties is {probationaryTermination} from the first day of the month after the other party received the notice.',
    },
    {
      no: 'I prøvetiden kan arbeidsgiveren si opp arbeidstakeren på grunn av manglende tilpasning til arbeidet, faglig dyktighet eller pålitelighet (arbeidsmiljøloven (aml.) § 15-6).',
      en: 'During the trial period, the employer may dismiss the employee for lack of adaptation to the work, professional skill or reliability (the Working Environment Act section 15-6).',
    },
    {
      no: 'Er arbeidstakeren borte fra arbeidet i prøvetiden, kan arbeidsgiveren forlenge prøvetiden med like lang tid som fraværet varte. Arbeidstakeren må få skriftlig beskjed før prøvetiden er ute. Fravær som arbeidsgiveren selv har forårsaket, forlenger ikke prøvetiden.',
      en: 'If the employee is absent during the trial period, the employer may extend it by the length of the absence. The employee must be told in writing before the trial period ends. Absence caused by the employer does not extend it.',
    },
  ],
};

export const tasks: WrittenClause = {
  key: 'tasks',
  title: { no: 'Arbeidsoppgaver', en: 'Duties' },
  ...always,
  sequence: 3,
  toggleLabel: { no: 'Arbeidsoppgaver', en: 'Duties' },
  helpText: {
    no: 'Loven krever tittel, stilling eller arbeidskategori. Beskriv gjerne oppgavene med egne ord.',
    en: 'The law requires the title, position or category of work. You may describe the duties in your own words.',
  },
  blockText: [
    {
      no: 'Arbeidstakeren utfører de oppgavene som hører til stillingen som {position}, og rapporterer til {employerManager}.',
      en: 'The employee carries out the duties of the position of {position} and reports to {employerManager}.',
    },
    {
      no: 'Arbeidsgiveren kan innenfor styringsretten endre oppgavene når virksomheten trenger det, så lenge de passer til stillingen og arbeidstakerens kompetanse.',
      en: 'Within its right to direct the work, the employer may change the duties when the business needs it, as long as they suit the position and the employee’s skills.',
    },
    { block: 'competenceAndEducation' },
  ],
};

const fromHere = {
  no: 'Arbeidsgiverens adresse er {employerAddress}. Arbeidstakeren må regne med de reisene som stillingen krever.',
  en: 'The employer’s address is {employerAddress}. The employee must expect to travel as the position requires.',
};
const at = (...is: string[]) => [{ variable: 'workLocation', is }];

export const placeOfWork: WrittenClause = {
  key: 'placeOfWork',
  title: { no: 'Arbeidssted', en: 'Place of work' },
  ...always,
  sequence: 4,
  toggleLabel: { no: 'Arbeidssted', en: 'Place of work' },
  helpText: {
    no: 'Oppgi hvor arbeidet utføres. Uten fast arbeidssted må avtalen si det og ha arbeidsgiverens adresse.',
    en: 'State where the work is done. Without a fixed place of work, the contract must say so and give the employer’s address.',
  },
  blockText: [
    {
      when: at('hq'),
      no: 'Arbeidsstedet er {workLocation}: {employerAddress}.',
      en: 'The place of work is {workLocation}: {employerAddress}.',
    },
    {
      when: at('other'),
      no: 'Arbeidsstedet er {workStreetAddress}, {workPostalCode} {workCity}.',
      en: 'The place of work is {workStreetAddress}, {workPostalCode} {workCity}.',
    },
    {
      when: at('notset'),
      no: 'Arbeidstakeren har ikke et fast arbeidssted, men arbeider på {workLocation}.',
      en: 'The employee has no fixed place of work but works at {workLocation}.',
    },
    { when: at('notset'), ...fromHere },
    {
      when: at('freeChoice'),
      no: 'Arbeidstakeren velger selv arbeidsstedet ({workLocation}).',
      en: 'The employee chooses where to work ({workLocation}).',
    },
    { when: at('freeChoice'), ...fromHere },
    {
      when: [{ variable: 'agencyWork', is: [true] }, { variable: 'hirer' }],
      no: 'Arbeidsgiveren leier arbeidstakeren ut til {hirer}.',
      en: 'The employer hires the employee out to {hirer}.',
    },
    {
      when: [
        { variable: 'agencyWork', is: [true] },
        { variable: 'hirer', isEmpty: true },
      ],
      no: 'Arbeidstakeren leies ut. Arbeidsgiveren oppgir innleieren skriftlig så snart den er kjent.',
      en: 'The employee is hired out. The employer states the hirer in writing as soon as it is known.',
    },
  ],
};
