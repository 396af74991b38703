import type { WrittenClause } from '../../contract/template.ts';

// Notice, confidentiality and other work (Working Environment Act chapters 2 A and 15).

const on = { optional: true, active: true };

export const termination: WrittenClause = {
  key: 'termination',
  title: { no: 'Oppsigelse', en: 'Termination' },
  optional: false,
  active: true,
  sequence: 9,
  toggleLabel: { no: 'Oppsigelse', en: 'Termination' },
  helpText: {
    no: 'Loven krever oppsigelsesfrister og framgangsmåten når arbeidsforholdet avsluttes. Kortere frist enn én måned kan ikke avtales på forhånd med den enkelte.',
    en: 'The law requires the notice periods and the procedure for ending the employment. A period shorter than one month cannot be agreed with an individual in advance.',
  },
  blockText: [
    {
      no: 'Etter prøvetiden er den gjensidige oppsigelsesfristen {terminationPeriod}, eller lengre når arbeidsmiljøloven § 15-3 krever det på grunn av ansettelsestid eller alder. Fristen løper fra den første dagen i måneden etter at oppsigelsen kom fram.',
      en: 'After the trial period, the notice period for both parties is {terminationPeriod}, or longer where the Working Environment Act section 15-3 requires it because of length of service or age. It runs from the first day of the month after the notice was received.',
    },
    {
      no: 'Oppsigelsen skal være skriftlig. Før arbeidsgiveren bestemmer seg for å si opp, skal spørsmålet så langt som mulig drøftes med arbeidstakeren (aml. § 15-1). Arbeidsgiverens oppsigelse skal opplyse om retten til å kreve forhandling, reise søksmål og stå i stillingen, om fristene og om hvem som er arbeidsgiver (aml. § 15-4).',
      en: 'Notice must be in writing. Before the employer decides to dismiss, the matter must be discussed with the employee as far as possible (the Working Environment Act section 15-1). The employer’s notice must state the right to negotiate, to sue and to remain in the position, the time limits, and who the employer is (section 15-4).',
    },
    {
      no: 'En oppsigelse fra arbeidsgiveren må være saklig begrunnet i forhold ved virksomheten, arbeidsgiveren eller arbeidstakeren (aml. § 15-7).',
      en: 'A dismissal by the employer must be objectively justified by circumstances relating to the undertaking, the employer or the employee (the Working Environment Act section 15-7).',
    },
  ],
};

export const confidentiality: WrittenClause = {
  key: 'confidentiality',
  title: { no: 'Taushetsplikt', en: 'Confidentiality' },
  ...on,
  sequence: 10,
  toggleLabel: { no: 'Ta med taushetsplikt', en: 'Include confidentiality' },
  helpText: {
    no: 'Taushetsplikten gjelder også etter at arbeidsforholdet er slutt. Den kan ikke hindre varsling.',
    en: 'Confidentiality also applies after the employment has ended. It cannot prevent whistleblowing.',
  },
  blockText: [
    {
      no: 'Arbeidstakeren skal ikke gjøre forretningshemmeligheter, personopplysninger og andre fortrolige forhold i virksomheten, hos kunder eller hos samarbeidspartnere kjent for uvedkommende, og skal heller ikke bruke dem til annet enn arbeidet. Plikten gjelder også etter at arbeidsforholdet er slutt.',
      en: 'The employee must not make trade secrets, personal data or other confidential matters of the company, its customers or its partners known to outsiders, nor use them for anything but the work. This also applies after the employment has ended.',
    },
    {
      no: 'Taushetsplikten begrenser ikke retten til å varsle om kritikkverdige forhold (aml. kapittel 2 A) eller plikter og rettigheter som følger av lov.',
      en: 'Confidentiality does not limit the right to report wrongdoing (the Working Environment Act chapter 2 A) or other duties and rights that follow from law.',
    },
    {
      no: 'Når arbeidsforholdet avsluttes, leverer arbeidstakeren tilbake utstyr, dokumenter og data som tilhører arbeidsgiveren.',
      en: 'When the employment ends, the employee returns equipment, documents and files that belong to the employer.',
    },
  ],
};

export const otherWork: WrittenClause = {
  key: 'otherWork',
  title: { no: 'Annet arbeid', en: 'Other work' },
  ...on,
  sequence: 11,
  toggleLabel: { no: 'Ta med annet arbeid', en: 'Include other work' },
  helpText: {
    no: 'Samtykke kan bare nektes av en saklig grunn, særlig i deltidsstillinger.',
    en: 'Consent can be refused only for an objective reason, in particular in part-time positions.',
  },
  blockText: [
    {
      no: 'Arbeidstakeren må ha arbeidsgiverens samtykke for å ha annet lønnet arbeid eller drive egen virksomhet som kan gå ut over arbeidet, arbeidstakerens helse og sikkerhet eller arbeidsgiverens interesser.',
      en: 'The employee needs the employer’s consent to have other paid work, or a business, that may affect the work, the employee’s health and safety or the interests of the employer.',
    },
    {
      no: 'Arbeidsgiveren kan bare nekte når det er saklig grunn til det, og svarer skriftlig innen rimelig tid.',
      en: 'The employer may refuse only for an objective reason, and answers in writing within a reasonable time.',
    },
  ],
};

export const sickLeave: WrittenClause = {
  key: 'sickLeave',
  title: { no: 'Sykdom', en: 'Sick leave' },
  optional: false,
  active: true,
  sequence: 15,
  toggleLabel: { no: 'Sykdom', en: 'Sick leave' },
  helpText: {
    no: 'Sier hvordan arbeidstakeren melder fra og dokumenterer sykefravær.',
    en: 'Says how the employee reports and documents sick leave.',
  },
  blockText: [
    {
      no: 'Den som er syk, melder fra til nærmeste leder så tidlig som mulig den første fraværsdagen.',
      en: 'An employee who is ill tells their nearest manager as early as possible on the first day of absence.',
    },
    {
      no: 'Egenmelding kan brukes etter folketrygdloven §§ 8-23 til 8-27 og virksomhetens egne regler. Varer fraværet lenger, kreves sykmelding fra lege.',
      en: 'Self-certification can be used under the National Insurance Act sections 8-23 to 8-27 and the company’s own rules. A longer absence requires a doctor’s note.',
    },
    {
      no: 'Arbeidsgiveren betaler sykepenger i arbeidsgiverperioden på 16 kalenderdager når vilkårene i folketrygdloven er oppfylt. Deretter betaler folketrygden.',
      en: 'The employer pays sick pay during the employer’s period of 16 calendar days when the conditions of the National Insurance Act are met. After that the National Insurance Scheme pays.',
    },
  ],
};
