import type { WrittenTemplate } from '../contract/template.ts';

type Block = WrittenTemplate['contentBlocks'][number];

const benefits = 'extraBenefits';
const others = 'extraBenefitsOther';

/** Parts of clauses with fields of their own (employment.5). */
export const extraBenefits: Block = {
  id: 'extraBenefits',
  variables: [benefits, others],
  lines: [
    {
      when: [{ variable: benefits }],
      no: 'I tillegg til lønnen får arbeidstakeren: {extraBenefits}.',
      en: 'In addition to the salary, the employer provides: {extraBenefits}.',
    },
    {
      when: [{ variable: others }],
      no: 'Andre ytelser og godtgjørelser:',
      en: 'Other benefits and allowances:',
    },
    { when: [{ variable: others }], no: '- {extraBenefitsOther}', en: '- {extraBenefitsOther}' },
  ],
};

const name = 'collectiveAgreementName';
const signatories = 'collectiveAgreementParties';
const isCovered = { variable: 'collectiveAgreementFlag', is: [true] };

export const collectiveAgreement: Block = {
  id: 'collectiveAgreement',
  variables: ['collectiveAgreementFlag', 'collectiveAgreementId', name, signatories],
  lines: [
    {
      when: [isCovered],
      no: 'Arbeidsforholdet er omfattet av tariffavtalen {collectiveAgreementName} (nr. {collectiveAgreementId}).',
      en: 'The employment is covered by the collective agreement {collectiveAgreementName} (no. {collectiveAgreementId}).',
    },
    {
      when: [isCovered, { variable: signatories }],
      no: 'Partene i tariffavtalen er {collectiveAgreementParties}.',
      en: 'The parties to the collective agreement are {collectiveAgreementParties}.',
    },
    {
      when: [isCovered, { variable: signatories, isEmpty: true }],
      no: 'Tariffavtalen oppgir hvem partene er.',
      en: 'The collective agreement states who its parties are.',
    },
    {
      when: [{ variable: 'collectiveAgreementFlag', isNot: [true] }],
      no: 'Arbeidsforholdet er ikke omfattet av noen tariffavtale.',
      en: 'No collective agreement covers the employment.',
    },
  ],
};

const competence = 'competenceAndEducation';

export const competenceAndEducation: Block = {
  id: 'competenceAndEducation',
  variables: [competence],
  lines: [
    {
      when: [{ variable: competence }],
      no: 'Arbeidsgiveren tilbyr denne kompetanseutviklingen:',
      en: 'The employer offers this training and development:',
    },
    { when: [{ variable: competence }], no: '- {competenceAndEducation}', en: '- {competenceAndEducation}' },
    {
      when: [{ variable: competence, isEmpty: true }],
      no: 'Arbeidstakeren har ikke rett til kompetanseutvikling utover det som følger av lov.',
      en: 'The employee has no right to training beyond what follows from law.',
    },
  ],
};

export const temporaryBlock: Block = {
  id: 'temporaryBlock',
  variables: ['temporaryReason', 'expirationDate'],
  lines: [
    {
      no: 'Ansettelsen er midlertidig. Den begynner {startDate} og varer til og med {expirationDate}.',
      en: 'The position is temporary. It begins on {startDate} and lasts until and including {expirationDate}.',
    },
    { no: 'Grunnlaget er {temporaryReason}.', en: 'The basis is {temporaryReason}.' },
    {
      no: 'Arbeidsforholdet opphører uten oppsigelse når tiden er ute. Har det vart i mer enn ett år, får arbeidstakeren skriftlig varsel om fratreden senest én måned før (aml. § 14-9 (5)). Det kan sies opp i avtaletiden etter reglene om oppsigelse i denne avtalen.',
      en: 'The employment ends without notice when the period expires. If it has lasted more than a year, the employer tells the employee the leaving date in writing at least one month before (section 14-9 (5)). It can be terminated earlier under the rules on termination in this contract.',
    },
  ],
};
