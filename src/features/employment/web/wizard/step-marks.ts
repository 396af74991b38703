import type { EmploymentDocument } from '../../contract/document.ts';
import { requiredItems, type Finding } from '../../contract/findings.ts';
import { checkValues, isWrittenWrongly, type FoundFault, type ValueFault } from '../../contract/rules/check-values.ts';
import { composeContract, type ComposedContract } from '../../contract/rules/compose.ts';
import { checkLaw } from '../../contract/rules/law-check.ts';
import { unprintedLetters } from '../../contract/rules/unprinted-letters.ts';
import { contentOfDraft, elementsGiven, fieldsOf, valuesIn } from './draft-fields.ts';
import { baseValues, faultsOf, signeeFields, stepOfVariable } from './field-groups.ts';

export const wizardSteps = [1, 2, 3, 4] as const;
export type WizardStepNumber = (typeof wizardSteps)[number];
/** The keys of their words. */
export const stepNames = { 1: 'setup', 2: 'adjust', 3: 'contract', 4: 'finish' } as const satisfies Record<WizardStepNumber, string>;

/** A draft as everything that judges it reads it. */
export interface ValidatedDraft {
  contract: ComposedContract;
  faults: FoundFault[];
  signeeFaults: FoundFault[];
  findings: Finding[];
  /** Letters that the typeface does not have. */
  unprinted: string[];
}

export function judge(document: EmploymentDocument, today: string): ValidatedDraft {
  const { template, elements, baseData } = contentOfDraft(document);
  const { language } = document;
  const given = valuesIn(fieldsOf(document));
  const contract = composeContract({ template, language, given, elements: elementsGiven(elements) });
  return {
    contract,
    faults: faultsOf(template, language, given, today),
    signeeFaults: checkValues({ variables: [...signeeFields] }, baseValues(baseData), today),
    findings: checkLaw({ contract, today, waitingContracts: document.waitingContracts }),
    unprinted: unprintedLetters(
      contract,
      Object.values(baseData).filter((value) => typeof value === 'string'),
    ),
  };
}

/** How much each step lacks; what the last step needs is in the others (employment.43). */
export function lackOf(validation: ValidatedDraft, step: WizardStepNumber): number {
  const { faults, signeeFaults, findings } = validation;
  if (step === 4) return 0;
  if (step === 3) return findings.filter(({ key, level }) => isRequiredItem(key) && level === 'warn').length;
  const lacking = new Set(faults.map(({ variable }) => variable).filter((variable) => stepOfVariable(variable) === step));
  // What the law forbids of a value that is written well.
  for (const one of obstaclesOf(validation)) if (one.kind === 'finding' && one.step === step && one.variable) lacking.add(one.variable);
  return lacking.size + (step === 1 ? signeeFaults.length : 0);
}

const isRequiredItem = (key: string): boolean => requiredItems.some((item) => item === key);

/** What stands against publishing, with the step and field or clause to mend it in. */
export type Obstacle =
  /** A value that is missing, or that is written wrongly. */
  | { kind: 'field' | 'wrong'; step: 1 | 2; variable: string }
  | { kind: 'finding'; finding: Finding; step: WizardStepNumber; variable: string | undefined }
  | { kind: 'clause'; step: 3; clause: string; variable: string };

// Of who signs only what cannot be saved: it is not part of the text.
const unsavable: readonly ValueFault[] = ['characters', 'tooLong'];

export function obstaclesOf({ contract, faults, signeeFaults, findings }: ValidatedDraft): Obstacle[] {
  const blocking = findings.filter(({ level }) => level === 'block');
  const named = new Set(blocking.flatMap(({ key }) => fieldsOfFinding[key] ?? []));
  const unresolved = contract.unresolved.filter(({ variable }, index, all) => all.findIndex((one) => one.variable === variable) === index);
  return [
    ...blocking.map((finding): Obstacle => {
      const variable = fieldsOfFinding[finding.key]?.find((key) => key in contract.values);
      return { kind: 'finding', finding, step: variable === undefined ? 3 : stepOfVariable(variable), variable };
    }),
    ...unresolved
      .filter(({ variable }) => !named.has(variable))
      .map(({ variable, clause }): Obstacle =>
        variable in contract.values
          ? { kind: 'field', step: stepOfVariable(variable), variable }
          : { kind: 'clause', step: 3, clause, variable },
      ),
    ...[...faults.filter(isWrittenWrongly), ...signeeFaults.filter(({ fault }) => unsavable.includes(fault))].map(
      ({ variable }): Obstacle => ({ kind: 'wrong', step: stepOfVariable(variable), variable }),
    ),
  ];
}

/** The fields beside which a finding stands. */
export const fieldsOfFinding: Readonly<Partial<Record<Finding['key'], readonly string[]>>> = {
  temporaryReasonMissing: ['temporaryReason'],
  temporaryReasonRepealed: ['temporaryReason'],
  temporaryEndMissing: ['expirationDate'],
  temporaryOverThreeYears: ['expirationDate'],
  temporaryOverOneYear: ['expirationDate'],
  temporaryIntoNext: ['expirationDate'],
  percentageMissing: ['positionCoverage'],
  contractLate: ['startDate'],
  contractDue: ['startDate'],
  trialOverSixMonths: ['probationaryPeriod'],
  trialOverHalf: ['probationaryPeriod'],
  trialNoticeShort: ['probationaryTermination'],
  trialNoticeByAgreement: ['probationaryTermination'],
  noticeUnderOneMonth: ['terminationPeriod'],
  noticeGrows: ['terminationPeriod'],
  leadingPosition: ['leadingPosition'],
  averageLimits: ['averageCalculation'],
  scheduleNotice: ['workHours'],
  providerMissing: ['pensions', 'insurances'],
  changeMissing: ['changesPay'],
  changeLate: ['effectiveDate'],
  changeDue: ['effectiveDate'],
  choicesMatchAgreement: ['collectiveAgreementFlag'],
};
