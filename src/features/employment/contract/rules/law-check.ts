import { ruleLevels, type Finding } from '../findings.ts';
import { changeFacts } from './law-addendum.ts';
import type { CheckedContract, LawFact } from './law-facts.ts';
import { findRequiredItems } from './law-items.ts';
import { deadlineFacts, noticeFacts, temporaryFacts, trialFacts } from './law-terms.ts';
import {
  deductionFacts,
  holidayWordsFacts,
  noticeWordsFacts,
  overtimeWordsFacts,
  pensionWordsFacts,
  trialWordsFacts,
} from './law-own-words.ts';
import { hoursWordsFacts, nonCompeteFacts, ownWordsFacts, pensionFacts, workFacts } from './law-work.ts';

const rules: readonly ((checked: CheckedContract) => LawFact[])[] = [
  temporaryFacts,
  workFacts,
  hoursWordsFacts,
  overtimeWordsFacts,
  trialFacts,
  trialWordsFacts,
  noticeFacts,
  noticeWordsFacts,
  holidayWordsFacts,
  pensionFacts,
  pensionWordsFacts,
  deadlineFacts,
  nonCompeteFacts,
  deductionFacts,
  ownWordsFacts,
];
const rulesOfAddenda = [changeFacts, ownWordsFacts];

/** What the law says of a contract: what it has to state, and what is wrong or to be known; what blocks comes first (employment.9). */
export function checkLaw(checked: CheckedContract): Finding[] {
  const { isAddendum } = checked.contract;
  const facts = (isAddendum ? rulesOfAddenda : rules).flatMap((rule) => rule(checked));
  const found = facts.map(({ key, clause, params = {} }): Finding => ({ key, level: ruleLevels[key], clause, params }));
  const order: Finding['level'][] = ['block', 'warn', 'inform', 'found'];
  return [...found, ...(isAddendum ? [] : findRequiredItems(checked.contract))].toSorted(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level),
  );
}

/** Whether something about which the law leaves no doubt stands against publishing. */
export function isBlocked(findings: readonly Pick<Finding, 'level'>[]): boolean {
  return findings.some(({ level }) => level === 'block');
}
