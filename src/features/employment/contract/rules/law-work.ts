import { plainLines, type ComposedClause } from './compose.ts';
import type { CheckedContract, LawFact } from './law-facts.ts';
import { isEmpty } from './values.ts';

// Hours, overtime, pension and insurance, and limits after the employment. The numbers of the law stand here and nowhere else.
const law = {
  /** Working Environment Act § 10-6 (11), in per cent. */
  overtimeSupplement: 40,
  /** §§ 10-4, 10-5: hours a week, and averaged. */
  hoursAWeek: 40,
  hoursAWeekAveraged: 48,
  /** §§ 14 A-1, 14 A-4: in months from the end of the employment. */
  longestNonCompete: 12,
} as const;

const hours = 'workingHours';
const nonCompete = 'nonCompete';

export function workFacts({ contract }: CheckedContract): LawFact[] {
  const { values } = contract;
  const facts: LawFact[] = [];
  if (isEmpty(values['positionCoverage']) || values['positionCoverage'] === 0) {
    facts.push({ key: 'percentageMissing', clause: 'employmentAndAccession' });
  }
  const isLeading = values['leadingPosition'] === true;
  if (isLeading) facts.push({ key: 'leadingPosition', clause: hours });
  if (values['averageCalculation'] === true) facts.push({ key: 'averageLimits', clause: hours });
  if (values['workHours'] === 'shifts' || values['workHours'] === 'rotation') facts.push({ key: 'scheduleNotice', clause: hours });
  const own = ownWordsOf(contract.clauses, hours);
  if (own === undefined) return facts;
  const most = values['averageCalculation'] === true ? law.hoursAWeekAveraged : law.hoursAWeek;
  const typed = numbersBefore(own, /\s*(?:timer i uken|timer per uke|t\/uke|hours a week|hours per week)/);
  if (!isLeading && typed.some((number) => number > most)) facts.push({ key: 'hoursOverLimit', clause: hours, params: { hours: most } });
  const supplements = numbersBefore(own, /\s*(?:%|prosent|per cent|percent)/);
  if (!isLeading && /overtid|overtime/i.test(own) && supplements.some((number) => number < law.overtimeSupplement)) {
    facts.push({ key: 'overtimeSupplement', clause: hours, params: { percent: law.overtimeSupplement } });
  }
  return facts;
}

/** Both names are content of § 14-6: pension and occupational injury insurance with their institutions. */
export function pensionFacts({ contract: { values } }: CheckedContract): LawFact[] {
  const lists = ['pensions', 'insurances'].filter((key) => key in values && isEmpty(values[key]));
  return lists.length === 0 ? [] : [{ key: 'providerMissing', clause: 'pension' }];
}

export function nonCompeteFacts({ contract }: CheckedContract): LawFact[] {
  if (!contract.clauses.some(({ key }) => key === nonCompete)) return [];
  const facts: LawFact[] = [{ key: 'nonCompeteCosts', clause: nonCompete }];
  const own = ownWordsOf(contract.clauses, nonCompete);
  if (own === undefined) return facts;
  const months = [
    ...numbersBefore(own, /\s*(?:måneder|måneders|months?)/),
    ...numbersBefore(own, /\s*(?:år|års|years?)(?![\p{L}\d])/u).map((years) => years * 12),
  ];
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

function ownWordsOf(clauses: readonly ComposedClause[], key: string): string | undefined {
  const clause = clauses.find((one) => one.key === key);
  return clause?.isChanged ? plainLines(clause.text).join('\n') : undefined;
}

const inWords: Readonly<Record<string, number>> = {
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  atten: 18,
  eighteen: 18,
};

/** The numbers that stand before a unit, in digits or small ones in words. */
function numbersBefore(text: string, unit: RegExp): number[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(\\d+(?:[.,]\\d+)?|${Object.keys(inWords).join('|')})${unit.source}`, 'giu');
  return [...text.matchAll(pattern)].map(([, number = '']) => inWords[number.toLowerCase()] ?? Number(number.replace(',', '.')));
}
