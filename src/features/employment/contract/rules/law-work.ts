import type { Values } from '../template.ts';
import { says, type CheckedContract, type LawFact } from './law-facts.ts';
import { monthsIn, numbersBefore, ownWordsOf, percent } from './own-words.ts';
import { isEmpty } from './values.ts';

// Hours, overtime, pension and insurance, and limits after the employment. The numbers of the law stand here and nowhere else.
const law = {
  /** Working Environment Act § 10-6 (11), in per cent. */
  overtimeSupplement: 40,
  /** §§ 10-4, 10-5: hours a week, and averaged. */
  hoursAWeek: 40,
  hoursAWeekAveraged: 48,
  /** § 10-4 (5): most shift and rotating work; some of it has 36, which `shiftHours` tells of. */
  hoursAWeekInShifts: 38,
  /** The same: hours a day, and averaged. */
  hoursADay: 9,
  hoursADayAveraged: 10,
  /** §§ 14 A-1, 14 A-4: in months from the end of the employment. */
  longestNonCompete: 12,
} as const;

const hours = 'workingHours';
const nonCompete = 'nonCompete';

/** Whether a contract or an addendum would agree on no part of full-time. */
export const lacksPercentage = (values: Values): boolean => isEmpty(values['positionCoverage']) || values['positionCoverage'] === 0;

export function workFacts({ contract }: CheckedContract): LawFact[] {
  const { values } = contract;
  const facts: LawFact[] = [];
  if (lacksPercentage(values)) facts.push({ key: 'percentageMissing', clause: 'employmentAndAccession' });
  const isLeading = values['leadingPosition'] === true;
  if (isLeading) facts.push({ key: 'leadingPosition', clause: hours });
  if (values['averageCalculation'] === true) facts.push({ key: 'averageLimits', clause: hours });
  if (isInShifts(values)) facts.push({ key: 'scheduleNotice', clause: hours }, { key: 'shiftHours', clause: hours });
  if (!isLeading && values['overtimeMayOccure'] === true) facts.push({ key: 'overtimeLimits', clause: hours });
  return facts;
}

const isInShifts = (values: Values): boolean => values['workHours'] === 'shifts' || values['workHours'] === 'rotation';

/** What own words say of hours and overtime; a leading position is outside these limits. */
export function hoursWordsFacts({ contract: { values, clauses } }: CheckedContract): LawFact[] {
  const own = ownWordsOf(clauses, hours);
  if (own === undefined || values['leadingPosition'] === true) return [];
  const isAveraged = values['averageCalculation'] === true;
  const facts: LawFact[] = [];
  const usualWeek = isInShifts(values) ? law.hoursAWeekInShifts : law.hoursAWeek;
  const week = isAveraged ? law.hoursAWeekAveraged : usualWeek;
  const day = isAveraged ? law.hoursADayAveraged : law.hoursADay;
  const isOver = (unit: RegExp, most: number) => numbersBefore(own, unit).some((number) => number > most);
  if (isOver(/(?:timer i uken|timer per uke|t\/uke|hours a week|hours per week)/, week))
    facts.push({ key: 'hoursOverLimit', clause: hours, params: { hours: week } });
  if (isOver(/(?:timer om dagen|timer per dag|timer i døgnet|hours a day|hours per day)/, day))
    facts.push({ key: 'hoursADayOverLimit', clause: hours, params: { hours: day } });
  if (/overtid|overtime/i.test(own) && numbersBefore(own, percent).some((number) => number < law.overtimeSupplement)) {
    facts.push({ key: 'overtimeSupplement', clause: hours, params: { percent: law.overtimeSupplement } });
  }
  return facts;
}

/** Both names are content of § 14-6: pension and occupational injury insurance with their institutions. */
export function pensionFacts({ contract }: CheckedContract): LawFact[] {
  const { values } = contract;
  const lists = ['pensions', 'insurances'].filter((key) => says(contract, key) && isEmpty(values[key]));
  if (lists.length > 0) return [{ key: 'providerMissing', clause: 'pension' }];
  const isInsured =
    !Array.isArray(values['insurances']) || values['insurances'].some((one) => typeof one !== 'string' && injury.test(one.type));
  return isInsured ? [] : [{ key: 'injuryInsuranceMissing', clause: 'pension' }];
}

// Occupational Injury Insurance Act § 3: from the first employee.
const injury = /yrkesskade|injury/i;

export function nonCompeteFacts({ contract }: CheckedContract): LawFact[] {
  if (!contract.clauses.some(({ key }) => key === nonCompete)) return [];
  const facts: LawFact[] = [{ key: 'nonCompeteCosts', clause: nonCompete }];
  const own = ownWordsOf(contract.clauses, nonCompete);
  if (own === undefined) return facts;
  const months = monthsIn(own);
  if (months.some((number) => number > law.longestNonCompete)) facts.push({ key: 'nonCompeteTooLong', clause: nonCompete });
  if (!/kompensasjon|vederlag|compensat/i.test(own)) facts.push({ key: 'nonCompeteWithoutCompensation', clause: nonCompete });
  return facts;
}

export function ownWordsFacts({ contract: { clauses, values } }: CheckedContract): LawFact[] {
  const changed = clauses.filter(({ isChanged }) => isChanged);
  const [first] = changed;
  return [
    ...(first ? [{ key: 'ownWords', clause: first.key, params: { count: changed.length } } as const] : []),
    ...(values['collectiveAgreementFlag'] === true ? [{ key: 'choicesMatchAgreement', clause: 'collectiveAgreement' } as const] : []),
  ];
}
