import { z } from 'zod';

/** What a contract has to state by the Working Environment Act § 14-6, in the order of the law. */
export const requiredItems = [
  'parties',
  'workplace',
  'work',
  'start',
  'duration',
  'trial',
  'competence',
  'holiday',
  'notice',
  'pay',
  'hours',
  'breaks',
  'overtime',
  'hirer',
  'socialSecurity',
  'collectiveAgreement',
] as const;
export type RequiredItem = (typeof requiredItems)[number];

/** What the law check may say otherwise, with what publishing then is: told of, warned of, or blocked (employment.9). */
export const ruleLevels = {
  temporaryReasonMissing: 'block',
  temporaryEndMissing: 'block',
  temporaryReasonRepealed: 'warn',
  temporaryOverThreeYears: 'warn',
  temporaryIntoNext: 'warn',
  temporaryOverOneYear: 'inform',
  temporaryDiscussion: 'inform',
  percentageMissing: 'block',
  trialOverSixMonths: 'block',
  trialOverHalf: 'block',
  trialWordsTooLong: 'warn',
  trialWordsOverHalf: 'warn',
  trialExtensionMissing: 'inform',
  trialNoticeShort: 'warn',
  trialNoticeByAgreement: 'inform',
  noticeGrows: 'inform',
  noticeUnderOneMonth: 'warn',
  noticeFloorMissing: 'inform',
  providerMissing: 'block',
  injuryInsuranceMissing: 'warn',
  pensionUnderMinimum: 'warn',
  holidayUnderLaw: 'warn',
  contractLate: 'warn',
  contractDue: 'inform',
  leadingPosition: 'warn',
  averageLimits: 'inform',
  scheduleNotice: 'inform',
  shiftHours: 'inform',
  hoursOverLimit: 'warn',
  hoursADayOverLimit: 'warn',
  overtimeLimits: 'inform',
  overtimeIncluded: 'warn',
  overtimeSupplement: 'warn',
  nonCompeteCosts: 'warn',
  nonCompeteTooLong: 'warn',
  nonCompeteWithoutCompensation: 'warn',
  nonCompeteDeduction: 'warn',
  ownWords: 'inform',
  choicesMatchAgreement: 'inform',
  changeMissing: 'warn',
  changeLate: 'warn',
  changeDue: 'inform',
} as const;
type RuleKey = keyof typeof ruleLevels;

export const findingLevels = ['found', 'inform', 'warn', 'block'] as const;

const keys = [...requiredItems, ...Object.keys(ruleLevels)];
// The names of both lists.
type FindingKey = RequiredItem | RuleKey;

/** One line of the law check; its words are texts of the product, by its key. */
export const Finding = z.object({
  // A string for the document of the API, whose type knows the keys.
  key: z.enum(keys) as unknown as z.ZodType<FindingKey, FindingKey>,
  /** `found` and, missing, `warn` for what a contract has to state; otherwise what comes of it. */
  level: z.enum(findingLevels),
  /** The clause to jump to. */
  clause: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.output<typeof Finding>;
