import { addDays, addMonths } from '#kernel/contract/days.ts';
import type { EmploymentDocument } from '../document.ts';
import type { Values } from '../template.ts';
import { says, type CheckedContract, type LawFact } from './law-facts.ts';
import { dayOf, isEmpty } from './values.ts';

// Temporary employment, trial, notice, and when the contract must be there. The numbers of the law stand here and nowhere else.
const law = {
  /** Working Environment Act § 15-6: trial, in months. */
  longestTrial: 6,
  /** § 14-9 (7): after so many years in a row the employee is permanent. */
  yearsUntilPermanent: 3,
  /** § 14-9 (5): over so many years, the leaving date is told in writing. */
  yearsUntilLeavingNotice: 1,
  /** § 15-3 (1): in months. */
  shortestNotice: 1,
  /** § 14-5 (2): days after the start, of employment that lasts longer than so many months. */
  daysUntilContract: 7,
  monthsWithoutDelay: 1,
} as const;

/** The reasons that make somebody permanent after three years. */
const untilPermanent = ['A', 'B'];
const employment = 'employmentAndAccession';

export function temporaryFacts({ contract: { values }, waitingContracts = [] }: CheckedContract): LawFact[] {
  if (!('temporaryReason' in values)) return [];
  const [reason, start, end] = [values['temporaryReason'], dayOf(values['startDate']), dayOf(values['expirationDate'])];
  const facts: LawFact[] = [];
  facts.push({ key: 'temporaryDiscussion', clause: employment });
  if (isEmpty(reason)) facts.push({ key: 'temporaryReasonMissing', clause: employment });
  if (reason === 'F') facts.push({ key: 'temporaryReasonRepealed', clause: employment });
  if (!end || (start && end <= start)) facts.push({ key: 'temporaryEndMissing', clause: employment });
  else if (start) {
    const isLonger = (years: number) => addDays(end, 1) > addMonths(start, 12 * years);
    if (isLonger(law.yearsUntilPermanent) && typeof reason === 'string' && untilPermanent.includes(reason)) {
      facts.push({ key: 'temporaryOverThreeYears', clause: employment });
    } else if (isLonger(law.yearsUntilLeavingNotice)) facts.push({ key: 'temporaryOverOneYear', clause: employment });
    const next = waitingContracts.find(({ startDate }) => startDate > start && startDate <= end);
    // No rule of the law: the profile has one employment at a time, and its end is not moved into the next one (employment.28).
    if (next) facts.push({ key: 'temporaryIntoNext', clause: employment, params: { ...namesOf(next), date: next.startDate } });
  }
  return facts;
}

/** In both languages where it is called by its template, so that the sentence calls it as the list does. */
function namesOf({ name, templateName }: Pick<EmploymentDocument['waitingContracts'][number], 'name' | 'templateName'>) {
  return { name, ...(templateName && { nameNo: templateName.no, nameEn: templateName.en }) };
}

export function trialFacts({ contract }: CheckedContract): LawFact[] {
  const { values } = contract;
  const clause = 'probationaryPeriod';
  const facts: LawFact[] = [];
  const months = says(contract, 'probationaryPeriod') && !isEmpty(values['probationaryPeriod']) ? Number(values['probationaryPeriod']) : 0;
  if (months > law.longestTrial) facts.push({ key: 'trialOverSixMonths', clause, params: { months } });
  if (isOverHalf(values, { months })) facts.push({ key: 'trialOverHalf', clause, params: { months } });
  if (says(contract, 'probationaryTermination') && values['probationaryTermination'] === '7 days') {
    facts.push({ key: values['collectiveAgreementFlag'] === true ? 'trialNoticeByAgreement' : 'trialNoticeShort', clause });
  }
  return facts;
}

/** Whether a trial is more than half of the term: twice the trial does not fit into it, counted in the unit of the trial. */
export function isOverHalf(values: Values, trial: { months: number } | { days: number }): boolean {
  const [start, end] = [dayOf(values['startDate']), dayOf(values['expirationDate'])];
  if (start === undefined || end === undefined || end <= start) return false;
  const endOfTwice = 'months' in trial ? addMonths(start, 2 * trial.months) : addDays(start, 2 * trial.days);
  return endOfTwice > addDays(end, 1);
}

export function noticeFacts({ contract }: CheckedContract): LawFact[] {
  const { values } = contract;
  const months = Number(values['terminationPeriod']);
  if (!says(contract, 'terminationPeriod') || isEmpty(values['terminationPeriod']) || Number.isNaN(months)) return [];
  const clause = 'termination';
  return [{ key: months < law.shortestNotice ? 'noticeUnderOneMonth' : 'noticeGrows', clause, params: { months } }];
}

/** Working Environment Act § 14-5: the day by which the contract must be there; at once when it is short, and in agency work. */
export function deadlineFacts({ contract: { values }, today }: CheckedContract): LawFact[] {
  const [start, end] = [dayOf(values['startDate']), dayOf(values['expirationDate'])];
  if (!start) return [];
  const isShort = end !== undefined && addDays(end, 1) <= addMonths(start, law.monthsWithoutDelay);
  const isAtOnce = isShort || values['agencyWork'] === true;
  const due = isAtOnce ? start : addDays(start, law.daysUntilContract);
  return [{ key: today > due ? 'contractLate' : 'contractDue', clause: employment, params: { date: due } }];
}
