import type { Values } from '../template.ts';
import type { CheckedContract, LawFact } from './law-facts.ts';
import { isOverHalf } from './law-terms.ts';
import { daysIn, monthsIn, numbersBefore, ownWordsOf, percent, sentencesWith, sentencesWithout } from './own-words.ts';

// What own words say less than the law. Words are read with care: nothing here blocks. The numbers of the law stand here and nowhere else.
const law = {
  /** Working Environment Act § 15-6: trial, in months. */
  longestTrial: 6,
  /** Six months at their longest, in days. */
  longestTrialDays: 184,
  /** § 15-3 (7): notice in the trial, in days. */
  trialNotice: 14,
  /** § 15-3 (1): one month, in days. */
  shortestNotice: 30,
  /** Mandatory Occupational Pensions Act § 4, in per cent of the pay. */
  leastPension: 2,
  /** Holidays Act §§ 5 and 10: working days, of which a week has six, and per cent of the pay. */
  workingDays: 25,
  /** The same four weeks and a day for whoever works five days a week. */
  holidayDays: 21,
  holidayWeeks: 4,
  holidayPay: 10.2,
  /** § 14 A-3: of the compensation, in per cent. */
  mostDeduction: 50,
} as const;

const trial = /prøvetid|trial|probation/i;
const notice = /oppsigelse|notice/i;

/** § 15-3 (7): fewer days of notice in the trial need a collective agreement. */
function trialNoticeFacts(values: Values, { clause, said }: { clause: string; said: readonly string[] }): LawFact[] {
  if (!said.flatMap(daysIn).some((number) => number < law.trialNotice)) return [];
  return [{ key: values['collectiveAgreementFlag'] === true ? 'trialNoticeByAgreement' : 'trialNoticeShort', clause }];
}

export function trialWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'probationaryPeriod';
  const own = ownWordsOf(contract.clauses, clause);
  if (own === undefined) return [];
  // Days and weeks of a sentence about notice are no length of the trial.
  const [months, days] = [monthsIn(own), sentencesWithout(own, notice).flatMap(daysIn)];
  const isLong = months.some((number) => number > law.longestTrial) || days.some((number) => number > law.longestTrialDays);
  const lengths = [...months.map((number) => ({ months: number })), ...days.map((number) => ({ days: number }))];
  const isMost = !isLong && lengths.some((length) => isOverHalf(contract.values, length));
  return [
    ...trialNoticeFacts(contract.values, { clause, said: sentencesWith(own, notice) }),
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
  const sentences = sentencesWith(own, /oppsigelsesfrist|notice period/i);
  const said = sentences.filter((sentence) => !trial.test(sentence));
  const isShort = said.flatMap(daysIn).some((number) => number < law.shortestNotice);
  return [
    ...trialNoticeFacts(contract.values, { clause, said: sentences.filter((sentence) => trial.test(sentence)) }),
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

/** Weeks without a day beside them, as in "four weeks and one day". */
const weeksAlone =
  /(?:uke|week)\p{L}*(?!\p{L})(?!\s*(?:ferie\p{L}*|of holiday|holiday|of vacation)?\s*,?\s*(?:og|pluss|and|plus|\+)\s*(?:en|én|ett|1|one|a)\s+(?:\p{L}+\s+)?\p{L}*da[gy])/u;

/** Whether the days stand there as well: the weeks then say how they may be taken. */
const isEnough = (said: string): boolean =>
  numbersBefore(said, /(?:virkedager|working days)/).some((number) => number >= law.workingDays) ||
  numbersBefore(said, /(?:feriedager|days of holiday)/).some((number) => number >= law.holidayDays);

export function holidayWordsFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'holidays';
  const own = ownWordsOf(contract.clauses, clause);
  if (own === undefined) return [];
  const said = sentencesWith(own, /ferie|holiday|vacation/i).join('\n');
  const isLess =
    numbersBefore(said, /(?:virkedager|working days)/).some((number) => number < law.workingDays) ||
    numbersBefore(said, /(?:feriedager|days of holiday)/).some((number) => number < law.holidayDays) ||
    numbersBefore(said, /(?:uke|week)/).some((number) => number < law.holidayWeeks) ||
    (numbersBefore(said, weeksAlone).includes(law.holidayWeeks) && !isEnough(said)) ||
    numbersBefore(said, percent).some((number) => number < law.holidayPay);
  return isLess ? [{ key: 'holidayUnderLaw', clause }] : [];
}

export function deductionFacts({ contract }: CheckedContract): LawFact[] {
  const clause = 'nonCompete';
  const own = ownWordsOf(contract.clauses, clause) ?? '';
  const said = sentencesWith(own, /fradrag|trekke|deduct/i).flatMap((sentence) => numbersBefore(sentence, percent));
  return said.some((number) => number > law.mostDeduction) ? [{ key: 'nonCompeteDeduction', clause }] : [];
}
