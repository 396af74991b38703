import type { WrittenClause, WrittenTemplate, WrittenVariable } from '../contract/template.ts';
import { addendum } from './addendum.ts';
import { collectiveAgreement as agreementBlock, competenceAndEducation, extraBenefits, temporaryBlock } from './blocks.ts';
import { permanentEmployment, placeOfWork, probationaryPeriod, tasks, temporaryEmployment } from './clauses/beginning.ts';
import { confidentiality, otherWork, sickLeave, termination } from './clauses/ending.ts';
import { collectiveAgreement, intellectualProperty, nonCompete } from './clauses/special.ts';
import { holidays, pension, salary, workingHours } from './clauses/terms.ts';
import { adjustment, months, option, sharedAdjustments } from './variables/adjustments.ts';
import { employerVariables, personVariables, workVariables } from './variables/base.ts';

const version = '1.3.0';

const clausesFrom = (employment: WrittenClause): WrittenClause[] => [
  employment,
  probationaryPeriod,
  tasks,
  placeOfWork,
  workingHours,
  salary,
  pension,
  holidays,
  termination,
  confidentiality,
  otherWork,
  nonCompete,
  intellectualProperty,
  collectiveAgreement,
  sickLeave,
];

const terminationPeriod = (default_: string) =>
  adjustment('terminationPeriod', 'select', ['Oppsigelsesfrist', 'Notice period'], {
    isRequired: true,
    default: default_,
    options: months(1, 3, 6),
    helpText: { no: 'Gjelder begge parter når prøvetiden er over.', en: 'Applies to both parties after the trial period.' },
  });

const variablesWith = (notice: string, ...own: WrittenVariable[]): WrittenVariable[] => [
  ...personVariables,
  ...employerVariables,
  ...workVariables,
  ...own,
  ...sharedAdjustments,
  terminationPeriod(notice),
];

const blocks = [extraBenefits, agreementBlock, competenceAndEducation];
const shared = { templateType: 'WorkContract', version, isActive: true, isUnsafe: false } as const;

// Working Environment Act § 14-9 (2) a–e.
const reasons = (
  [
    [
      'A',
      'Arbeidet er av midlertidig karakter',
      'The work is of a temporary nature',
      'at arbeidet er av midlertidig karakter',
      'that the work is of a temporary nature',
    ],
    ['B', 'Vikariat', 'Substitute', 'et vikariat for en eller flere personer', 'work as a substitute for one or more persons'],
    ['C', 'Praksisarbeid', 'Trainee', 'praksisarbeid', 'work as a trainee'],
    [
      'D',
      'Arbeidsmarkedstiltak',
      'Labour market scheme',
      'et arbeidsmarkedstiltak i samarbeid med Nav',
      'a labour market scheme in cooperation with the Labour and Welfare Administration',
    ],
    ['E', 'Organisert idrett', 'Organised sports', 'arbeid i den organiserte idretten', 'work in organised sports'],
  ] as const
).map(([letter, no, en, inNo, inEn]) =>
  option(
    letter,
    [no, en],
    [
      `${inNo} (arbeidsmiljøloven (aml.) § 14-9 (2) bokstav ${letter.toLowerCase()})`,
      `${inEn} (the Working Environment Act section 14-9 (2) (${letter.toLowerCase()}))`,
    ],
  ),
);

// The general ground of 12 months was removed on 1 July 2022; contracts from before it may still be kept.
const formerReason = {
  ...option(
    'F',
    ['Inntil 12 måneder (før 1. juli 2022)', 'Up to 12 months (before 1 July 2022)'],
    [
      'inntil 12 måneder (arbeidsmiljøloven (aml.) § 14-9 (2) bokstav f, opphevet fra 1. juli 2022)',
      'up to 12 months (the Working Environment Act section 14-9 (2) (f), repealed from 1 July 2022)',
    ],
  ),
  isSelectable: false,
};

const temporaryVariables = [
  adjustment('temporaryReason', 'select', ['Grunnlag for midlertidig ansettelse', 'Basis of the temporary position'], {
    isRequired: true,
    default: 'A',
    options: [...reasons, formerReason],
    helpText: {
      no: 'En midlertidig stilling må ha et grunnlag i loven og en sluttdato.',
      en: 'A temporary position must have a legal basis and an end date.',
    },
  }),
  adjustment('expirationDate', 'date', ['Sluttdato', 'End date'], {
    isRequired: true,
    from: -10,
    to: 2,
    helpText: { no: 'Den siste arbeidsdagen.', en: 'The last day of work.' },
  }),
];

const overtime = { when: [{ variable: 'leadingPosition', isNot: [true] }] };
const managerVariables = [
  adjustment('leadingPosition', 'switch', ['Ledende eller særlig uavhengig stilling', 'Leading or particularly independent position'], {
    default: true,
    clears: ['overtimePayment', 'overtimeMayOccure'],
    helpText: {
      no: 'De virkelige oppgavene avgjør, ikke tittelen. Arbeidstakeren har da ikke rett til overtidsbetaling.',
      en: 'The actual duties decide, not the title. The employee is then not entitled to overtime pay.',
    },
  }),
  adjustment('overtimePayment', 'switch', ['Overtid utbetales månedlig', 'Overtime is paid monthly'], {
    ...overtime,
    helpText: { no: 'Sammen med lønnen for måneden etter.', en: 'Together with the salary for the month after.' },
  }),
  adjustment('overtimeMayOccure', 'switch', ['Overtid kan forekomme', 'Overtime may occur'], {
    ...overtime,
    helpText: { no: 'Når stillingen av og til krever det.', en: 'When the position sometimes requires it.' },
  }),
  adjustment('includedInBonusArrangements', 'switch', ['Med i bonusordning', 'Included in the bonus scheme'], {
    default: false,
    helpText: { no: 'Avtalen viser til virksomhetens bonusordning.', en: 'The contract refers to the company’s bonus scheme.' },
  }),
];

const managerOn = ['nonCompete', 'intellectualProperty'];

/** The built-in templates (employment.3). */
export const templates: readonly WrittenTemplate[] = [
  {
    ...shared,
    id: 'permanent',
    key: 'permanent',
    name: { no: 'Fast ansettelse', en: 'Permanent' },
    description: {
      no: 'Den vanlige avtalen: ansettelsen varer til en av partene sier opp.',
      en: 'The usual contract: the employment lasts until one of the parties gives notice.',
    },
    baseElements: clausesFrom(permanentEmployment),
    variables: variablesWith('3'),
    contentBlocks: blocks,
  },
  {
    ...shared,
    id: 'temporary',
    key: 'temporary',
    name: { no: 'Midlertidig ansettelse', en: 'Temporary' },
    description: {
      no: 'For et vikariat eller annet som loven tillater, med sluttdato.',
      en: 'For a substitute or another reason the law allows, with an end date.',
    },
    baseElements: clausesFrom(temporaryEmployment),
    variables: variablesWith('1', ...temporaryVariables),
    contentBlocks: [...blocks, temporaryBlock],
  },
  {
    ...shared,
    id: 'manager',
    key: 'manager',
    name: { no: 'Leder', en: 'Manager' },
    description: {
      no: 'Fast ansettelse i en ledende eller særlig uavhengig stilling.',
      en: 'A permanent, leading or particularly independent position.',
    },
    baseElements: clausesFrom(permanentEmployment).map((clause) => (managerOn.includes(clause.key) ? { ...clause, active: true } : clause)),
    variables: variablesWith('6', ...managerVariables),
    contentBlocks: blocks,
  },
  addendum,
];
