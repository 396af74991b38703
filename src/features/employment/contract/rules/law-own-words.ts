import type { CheckedContract, LawFact } from './law-facts.ts';
import { isOverHalf } from './law-terms.ts';
import { monthsIn, numbersBefore, ownWordsOf, percent, sentencesWith } from './own-words.ts';

// What own words say less than the law. Words are read with care: nothing here blocks. The numbers of the law stand here and nowhere else.
const law = {
  /** Working Environment Act § 15-6: trial, in months. */
  longestTrial: 6,
  /** § 15-3 (1): one month, in days. */
  shortestNotice: 30,
  /** Mandatory Occupational Pensions Act § 4, in per cent of the pay. */
  leastPension: 2,
  /** Holidays Act §§ 5 and 10: working days, and per cent of the pay. */
  holidayDays: 25,
  holidayWeeks: 4,
  holidayPay: 10.2,
  /** § 14 A-3: of the compensation, in per cent. */
  mostDeduction: 50,
} as const;

export function trialWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'probationaryPeriod';
  const own = ownWordsOf(contract.clauses, clause);
  if (own === undefined) return [];
  const months = monthsIn(own);
  const isLong = months.some((number) => number > law.longestTrial);
  const isMost = !isLong && months.some((number) => isOverHalf(contract.values, number));
  return [
    ...(isLong ? [{ key: 'trialWordsTooLong', clause } as const] : []),
    ...(isMost ? [{ key: 'trialWordsOverHalf', clause } as const] : []),
    ...(/forleng|exten[ds]/i.test(own) ? [] : [{ key: 'trialExtensionMissing', clause } as const]),
  ];
}

export function noticeWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'termination';
  const own = ownWordsOf(contract.clauses, clause);
  if (own === undefined) return [];
  // In the trial period less may be agreed.
  const said = sentencesWith(own, /oppsigelsesfrist|notice period/i).filter((sentence) => !/prøvetid|trial|probation/i.test(sentence));
  const days = said.flatMap((sentence) => [
    ...numbersBefore(sentence, /(?:dager|days)/),
    ...numbersBefore(sentence, /(?:uke|week)/).map((weeks) => weeks * 7),
  ]);
  const isShort = days.some((number) => number < law.shortestNotice);
  return [
    ...(isShort ? [{ key: 'noticeUnderOneMonth', clause } as const] : []),
    ...(/15-3|lengre|longer/i.test(own) ? [] : [{ key: 'noticeFloorMissing', clause } as const]),
  ];
}

export function overtimeWordsFacts({ contract }: CheckedContract): LawFact[] {
  if (contract.values['leadingPosition'] === true) return [];
  const within = /(?=.*(?:overtid|overtime))(?=.*(?:inkluder|inngår|innbakt|includ))(?!.*(?:ikke|not ))/i;
  const clause = ['workingHours', 'salary'].find((key) => sentencesWith(ownWordsOf(contract.clauses, key) ?? '', within).length > 0);
  return clause === undefined ? [] : [{ key: 'overtimeIncluded', clause }];
}

export function pensionWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'pension';
  const own = ownWordsOf(contract.clauses, clause) ?? '';
  return numbersBefore(own, percent).some((number) => number < law.leastPension) ? [{ key: 'pensionUnderMinimum', clause }] : [];
}

export function holidayWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'holidays';
  const own = ownWordsOf(contract.clauses, clause);
  if (own === undefined) return [];
  const said = sentencesWith(own, /ferie|holiday|vacation/i).join('\n');
  const isLess =
    numbersBefore(said, /(?:virkedager|feriedager|working days|days of holiday)/).some((number) => number < law.holidayDays) ||
    numbersBefore(said, /(?:uke|week)/).some((number) => number < law.holidayWeeks) ||
    numbersBefore(said, percent).some((number) => number < law.holidayPay);
  return isLess ? [{ key: 'holidayUnderLaw', clause }] : [];
}

export function deductionFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'nonCompete';
  const own = ownWordsOf(contract.clauses, clause) ?? '';
  const said = sentencesWith(own, /fradrag|trekke|deduct/i).flatMap((sentence) => numbersBefore(sentence, percent));
  return said.some((number) => number > law.mostDeduction) ? [{ key: 'nonCompeteDeduction', clause }] : [];
}
