import type { WrittenClause, WrittenTemplate, WrittenVariable } from '../contract/template.ts';
import { adjustment } from './variables/adjustments.ts';
import { employerVariables, personVariables, workVariables } from './variables/base.ts';

// An addendum that changes pay or position (Working Environment Act § 14-8).

const onlyWith = (key: string, more: readonly WrittenVariable[]) =>
  more.map((one): WrittenVariable => ({ ...one, when: [{ variable: key, is: [true] }] }));
const among = (variables: readonly WrittenVariable[], ...keys: string[]) => variables.filter(({ key }) => keys.includes(key));

const clause = (key: string, sequence: number, [no, en]: [string, string], more: Partial<WrittenClause>): WrittenClause => ({
  key,
  title: { no, en },
  sequence,
  optional: false,
  active: true,
  toggleLabel: { no, en },
  helpText: { no: '', en: '' },
  blockText: [],
  ...more,
});

const reference = clause('addendumReference', 1, ['Avtalen som endres', 'The contract that is changed'], {
  helpText: {
    no: 'Tillegget må vise til avtalen det endrer.',
    en: 'The addendum must refer to the contract that it changes.',
  },
  blockText: [
    {
      no: 'Dette tillegget endrer arbeidsavtalen av {contractDate} mellom {employerName} (organisasjonsnummer {companyNo}) og {firstName} {lastName}.',
      en: 'This addendum changes the employment contract of {contractDate} between {employerName} (organisation number {companyNo}) and {firstName} {lastName}.',
    },
    { no: 'Endringen gjelder fra {effectiveDate}.', en: 'The change takes effect on {effectiveDate}.' },
  ],
});

const newPosition = clause('newPosition', 2, ['Ny stilling', 'New position'], {
  optional: true,
  active: false,
  activeWith: 'changesPosition',
  helpText: { no: 'Skriv den nye stillingen og stillingsprosenten.', en: 'Enter the new position and percentage of full-time.' },
  blockText: [
    {
      no: 'Arbeidstakeren går over til stillingen som {position}. Stillingsprosenten er {positionCoverage}.',
      en: 'The employee takes up the position of {position}. The percentage of full-time is {positionCoverage}.',
    },
  ],
});

const newPay = clause('newPay', 3, ['Ny lønn', 'New salary'], {
  optional: true,
  active: false,
  activeWith: 'changesPay',
  helpText: { no: 'Skriv den nye lønnen før skatt.', en: 'Enter the new salary before tax.' },
  blockText: [
    { no: 'Lønnen er {salaryAmount} {salaryInterval} før skatt.', en: 'The salary is {salaryAmount} {salaryInterval} before tax.' },
  ],
});

const unchanged = clause('unchangedTerms', 4, ['Ellers uendret', 'Otherwise unchanged'], {
  helpText: { no: 'Alt tillegget ikke nevner, gjelder som før.', en: 'Everything the addendum does not mention stays as it was.' },
  blockText: [
    {
      no: 'Arbeidsavtalen gjelder ellers uendret, og tillegget er en del av den (arbeidsmiljøloven (aml.) § 14-8).',
      en: 'The employment contract otherwise stays as it is, and this addendum is part of it (the Working Environment Act section 14-8).',
    },
  ],
});

type Pair = readonly [no: string, en: string];

const date = (key: string, [no, en]: Pair, [helpNo, helpEn]: Pair): WrittenVariable => ({
  key,
  type: 'date',
  group: 'base',
  label: { no, en },
  helpText: { no: helpNo, en: helpEn },
  isRequired: true,
});

export const addendum: WrittenTemplate = {
  id: 'addendum',
  key: 'addendum',
  name: { no: 'Tillegg til arbeidsavtale', en: 'Addendum to employment contract' },
  description: {
    no: 'Endrer lønn eller stilling i en avtale som er ferdigstilt.',
    en: 'Changes salary or position in a contract that has been published.',
  },
  templateType: 'WorkContractAddendum',
  version: '1.0.0',
  isActive: true,
  isUnsafe: false,
  baseElements: [reference, newPosition, newPay, unchanged],
  variables: [
    ...personVariables.filter(({ key }) => key !== 'position'),
    ...employerVariables,
    date(
      'contractDate',
      ['Avtalens dato', 'Date of the contract'],
      ['Dagen da avtalen ble signert eller ferdigstilt.', 'The day on which the contract was signed or published.'],
    ),
    date(
      'effectiveDate',
      ['Gjelder fra', 'Takes effect on'],
      ['Tillegget må være skriftlig senest denne dagen.', 'The addendum must be in writing by this day.'],
    ),
    adjustment('changesPay', 'switch', ['Endrer lønnen', 'Changes the salary'], {
      default: true,
      helpText: { no: 'Den nye lønnen fyller du ut under Tilpasninger.', en: 'You fill in the new salary under Adjustments.' },
    }),
    adjustment('changesPosition', 'switch', ['Endrer stillingen', 'Changes the position'], {
      default: false,
      helpText: { no: 'Da fyller du ut stilling og stillingsprosent.', en: 'You then fill in position and percentage of full-time.' },
    }),
    ...onlyWith('changesPosition', [...among(personVariables, 'position'), ...among(workVariables, 'positionCoverage')]),
    ...onlyWith('changesPay', among(workVariables, 'salaryAmount', 'salaryInterval')),
  ],
  contentBlocks: [],
};
