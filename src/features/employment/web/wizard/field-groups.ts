import { firstBaseData, type BaseData } from '../../contract/document.ts';
import { checkValues, type FoundFault } from '../../contract/rules/check-values.ts';
import { isRelevant, valuesOf } from '../../contract/rules/values.ts';
import type { ContractTemplate, TemplateVariable, Values } from '../../contract/template.ts';

/** Where the variables of a template stand: steps 1 and 2, in sections (employment.42). */
export const fieldGroups = [
  { key: 'change', step: 1, variables: ['contractDate', 'effectiveDate', 'changesPay', 'changesPosition'] },
  { key: 'employee', step: 1, variables: ['firstName', 'lastName', 'email', 'position', 'countryCode', 'mobileNumber'] },
  { key: 'employer', step: 1, variables: ['employerName', 'companyNo', 'employerAddress', 'employerManager'] },
  { key: 'work', step: 1, variables: ['startDate', 'positionCoverage', 'positionCoverageBreakdown'] },
  { key: 'temporary', step: 1, variables: ['temporaryReason', 'expirationDate'] },
  {
    key: 'pay',
    step: 2,
    variables: ['salaryAmount', 'salaryInterval', 'salaryPaymentDay', 'includedInBonusArrangements', 'extraBenefits', 'extraBenefitsOther'],
  },
  { key: 'trial', step: 2, variables: ['probationaryPeriod', 'probationaryTermination', 'terminationPeriod'] },
  {
    key: 'time',
    step: 2,
    variables: ['workHours', 'flexibleWork', 'averageCalculation', 'leadingPosition', 'overtimePayment', 'overtimeMayOccure'],
  },
  { key: 'place', step: 2, variables: ['workLocation', 'workStreetAddress', 'workPostalCode', 'workCity', 'agencyWork', 'hirer'] },
  { key: 'holiday', step: 2, variables: ['holidayRules', 'paidAbsence', 'competenceAndEducation'] },
  { key: 'pension', step: 2, variables: ['pensions', 'insurances'] },
  {
    key: 'agreement',
    step: 2,
    variables: ['collectiveAgreementFlag', 'collectiveAgreementId', 'collectiveAgreementName', 'collectiveAgreementParties'],
  },
] as const satisfies readonly { key: string; step: FieldStep; variables: readonly string[] }[];

export type FieldStep = 1 | 2;
export type GroupKey = (typeof fieldGroups)[number]['key'] | 'more';

export interface ShownGroup {
  key: GroupKey;
  variables: TemplateVariable[];
}

/** The sections of a step with the variables that mean something beside the others; what no section names comes last in step 2. */
export function shownGroups({ variables }: Pick<ContractTemplate, 'variables'>, values: Values, step: FieldStep): ShownGroup[] {
  const shown = new Map(variables.filter((one) => !one.isHidden && isRelevant(one, values)).map((one) => [one.key, one]));
  const named = new Set<string>(fieldGroups.flatMap((group) => group.variables));
  const own = fieldGroups.filter((group) => group.step === step);
  const groups: ShownGroup[] = own.map((group) => ({ key: group.key, variables: group.variables.flatMap((key) => shown.get(key) ?? []) }));
  const more: ShownGroup = { key: 'more', variables: step === 2 ? [...shown.values()].filter(({ key }) => !named.has(key)) : [] };
  return [...groups, more].filter((group) => group.variables.length > 0);
}

export function stepOfVariable(key: string): FieldStep {
  if (signeeFields.some((one) => one.key === key)) return 1;
  return fieldGroups.find((group) => group.variables.some((one) => one === key))?.step ?? 2;
}

/** What is wrong with the values that stand in the contract. */
export function faultsOf(template: ContractTemplate, language: 'no' | 'en', given: Values, today: string): FoundFault[] {
  return checkValues(template, valuesOf(template, language, given), today);
}

const signee = (key: keyof BaseData, no: string, en: string, more: Partial<TemplateVariable>): TemplateVariable => ({
  key,
  type: 'text',
  group: 'base',
  label: { no, en },
  default: firstBaseData[key],
  isRequired: false,
  isHidden: false,
  ...more,
});

/** Who signs for the employer: fields as those of a template, kept in the base data. */
export const signeeFields: readonly TemplateVariable[] = [
  signee('signeeFirstName', 'Fornavn', 'First name', { check: 'name', mostLetters: 50 }),
  signee('signeeLastName', 'Etternavn', 'Last name', { check: 'name', mostLetters: 50 }),
  signee('signeeEmail', 'E-post', 'E-mail', { check: 'email', mostLetters: 254 }),
  signee('signeeRole', 'Rolle', 'Role', { mostLetters: 75 }),
];

/** The base data as values, to judge and show them as those of a template. */
export const baseValues = (baseData: BaseData): Values => ({ ...baseData });
