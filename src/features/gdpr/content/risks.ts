import type { KnownRisk } from '../contract/risk-content.ts';
import { words, type Pair } from './usual/words.ts';

const risk = (
  key: string,
  about: readonly string[],
  [likelihood, consequence]: [1 | 2 | 3 | 4, 1 | 2 | 3 | 4],
  texts: { overview: Pair; measures: Pair },
): KnownRisk => ({
  key,
  about: [...about],
  likelihood,
  consequence,
  overview: words(texts.overview),
  measures: words(texts.measures),
});

/** What usually goes wrong, with scores to begin from: the company judges its own. */
export const knownRisks: readonly KnownRisk[] = [
  risk('wrong-recipient', ['any'], [3, 2], {
    overview: ['Opplysninger sendes til feil mottaker', 'Data is sent to the wrong recipient'],
    measures: [
      'Kontroll av mottaker, deling med lenke i stedet for vedlegg, og en rutine for å trekke tilbake meldinger og melde avvik',
      'Checking the recipient, sharing by link instead of attachment, and a routine for recalling messages and reporting breaches',
    ],
  }),
  risk('stolen-account', ['any'], [2, 3], {
    overview: [
      'Noen tar over en brukerkonto etter svindel med e-post eller et gjenbrukt passord',
      'Someone takes over an account by phishing or a reused password',
    ],
    measures: [
      'Totrinnspålogging, opplæring, varsling om uvanlig pålogging og rask sperring',
      'Two-step sign-in, training, alerts about unusual sign-ins and quick blocking',
    ],
  }),
  risk('too-much-access', ['health', 'union', 'nationalId', 'bankAndPay', 'criminal'], [3, 3], {
    overview: ['Flere enn de som trenger det, ser følsomme opplysninger', 'More people than necessary see sensitive data'],
    measures: [
      'Tilgang etter rolle, gjennomgang hvert halvår, logg over oppslag og tilganger som fjernes når noen slutter',
      'Access by role, a review every half year, a log of who looked, and access that ends when someone leaves',
    ],
  }),
  risk('kept-too-long', ['any'], [3, 2], {
    overview: ['Opplysninger blir liggende lenger enn de skal', 'Data is kept longer than it should be'],
    measures: [
      'Faste frister, automatisk sletting der det går, og en slettekalender med en ansvarlig',
      'Fixed time limits, automatic deletion where possible, and a deletion calendar with a responsible person',
    ],
  }),
  risk('lost-data', ['employment', 'bankAndPay', 'health', 'absence'], [2, 3], {
    overview: [
      'Opplysninger går tapt eller blir utilgjengelige, for eksempel ved løsepengevirus',
      'Data is lost or becomes unavailable, for example because of ransomware',
    ],
    measures: [
      'Sikkerhetskopi på et annet sted, prøvd gjenoppretting, oppdaterte systemer og en beredskapsplan',
      'Backups elsewhere, tested recovery, updated systems and an emergency plan',
    ],
  }),
  risk('health-disclosed', ['health'], [2, 4], {
    overview: [
      'Helseopplysninger om en person blir kjent for kolleger eller andre',
      'Data about someone’s health becomes known to colleagues or others',
    ],
    measures: [
      'Bare leder og lønnsansvarlig har tilgang, ingen diagnoser registreres, og samtaler og dokumenter holdes utenfor e-post',
      'Only the manager and payroll have access, no diagnoses are recorded, and conversations and documents are kept out of e-mail',
    ],
  }),
  risk('monitoring', ['location', 'image', 'technical'], [2, 3], {
    overview: [
      'Opplysninger brukes til å kontrollere ansatte, utover det de er samlet inn for',
      'Data is used to monitor employees, beyond the purpose it was collected for',
    ],
    measures: [
      'Drøfting med tillitsvalgte, skriftlige regler for bruk, korte frister og logg over innsyn',
      'Discussion with the employees’ representatives, written rules for use, short time limits and a log of who looked',
    ],
  }),
  risk('third-country', ['transfer'], [2, 3], {
    overview: [
      'Myndigheter i et land utenfor EØS får tilgang til opplysningene',
      'Authorities of a country outside the EEA get access to the data',
    ],
    measures: [
      'Overføringsgrunnlag og vurdering av landet, kryptering med egne nøkler, eller en leverandør i EØS',
      'A safeguard with an assessment of the country, encryption with your own keys, or a provider in the EEA',
    ],
  }),
  risk('processor', ['processor'], [2, 3], {
    overview: [
      'En databehandler eller underleverandør sikrer ikke opplysningene godt nok',
      'A processor or sub-processor does not protect the data well enough',
    ],
    measures: [
      'Databehandleravtale, kontroll av sikkerhet og underleverandører hvert år, og rett til å si opp',
      'A data processor agreement, a yearly check of security and sub-processors, and a right to terminate',
    ],
  }),
];
