import type { UsualTreatment } from '../../contract/flow-content.ts';
import type { LocalText } from '../../contract/local-text.ts';

/** Norwegian, English. */
export type Pair = readonly [no: string, en: string];

export const words = ([no, en]: Pair): LocalText => ({ no, en });

type TextField =
  | 'treatmentName'
  | 'activity'
  | 'mainCategory'
  | 'subCategory'
  | 'purpose'
  | 'legalBasisExplanation'
  | 'source'
  | 'recipients'
  | 'retention'
  | 'securityMeasures';

type Written = Omit<UsualTreatment, TextField | 'balancing'> & Record<TextField, Pair> & { balancing?: Pair };

/** A usual treatment, as it is written in the files beside. */
export function usual({ balancing, ...written }: Written): UsualTreatment {
  return {
    ...written,
    treatmentName: words(written.treatmentName),
    activity: words(written.activity),
    mainCategory: words(written.mainCategory),
    subCategory: words(written.subCategory),
    purpose: words(written.purpose),
    legalBasisExplanation: words(written.legalBasisExplanation),
    source: words(written.source),
    recipients: words(written.recipients),
    retention: words(written.retention),
    securityMeasures: words(written.securityMeasures),
    ...(balancing && { balancing: words(balancing) }),
  };
}

export const sources = {
  person: ['Personen selv', 'The person'],
  work: ['Personen selv, nærmeste leder og det som oppstår i arbeidet', 'The person, the manager and what happens at work'],
  systems: ['Virksomhetens egne systemer når de brukes', 'The company’s own systems as they are used'],
  business: ['Personen selv eller virksomheten personen arbeider for', 'The person, or the business that the person works for'],
} as const satisfies Record<string, Pair>;

export const security = {
  strict: [
    'Tilgang bare for dem som trenger opplysningene i arbeidet, personlig totrinnspålogging, kryptert overføring og lagring, og logg over oppslag.',
    'Access only for those who need the data in their work, personal two-step sign-in, encryption in transit and at rest, and a log of who looked.',
  ],
  usual: [
    'Tilgang etter rolle, personlig totrinnspålogging, kryptert overføring, sikkerhetskopi, og tilganger som fjernes når noen slutter.',
    'Access by role, personal two-step sign-in, encryption in transit, backups, and access that ends when someone leaves.',
  ],
  technical: [
    'Tilgang bare for driftsansvarlige, kryptert lagring, herding og oppdatering av systemene, og varsling om uvanlig bruk.',
    'Access only for those who run the systems, encryption at rest, hardened and updated systems, and alerts about unusual use.',
  ],
} as const satisfies Record<string, Pair>;

export const recipients = {
  none: ['Ingen utenfor virksomheten, bortsett fra leverandøren av systemet', 'Nobody outside the company but the provider of the system'],
  authorities: [
    'Skatteetaten, Nav og andre myndigheter som loven gir krav på opplysningene',
    'The tax administration, Nav and other authorities with a right to the data by law',
  ],
} as const satisfies Record<string, Pair>;
