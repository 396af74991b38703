import type { BreachException, BreachRisk } from '../kinds.ts';

/** The hours within which the authority is told, Article 33 (1): real ones, at night, in weekends and across the change of clocks. */
export const breachHours = 72;
const hour = 3_600_000;

/** When the hours of a breach have passed (gdpr.105). */
export function notifyBy(awareAt: Date): Date {
  return new Date(awareAt.getTime() + breachHours * hour);
}

/** What is known of a breach, as far as its duties depend on it. */
export interface Assessed {
  awareAt: Date;
  risk: BreachRisk | null;
  riskReason: string;
  authorityNotifiedAt: Date | null;
  lateReason: string;
  peopleToldAt: Date | null;
  peopleException: BreachException | null;
  peopleReason: string;
  description: string;
  consequences: string;
  measures: string;
}

/** Who must be told: the authority unless there is no risk, people when it is high and no exception holds (gdpr.106). */
export function dutiesOf({ risk, peopleException }: Pick<Assessed, 'risk' | 'peopleException'>): { authority: boolean; people: boolean } {
  return { authority: risk === 'risk' || risk === 'high', people: risk === 'high' && peopleException === null };
}

/** Whether notice came, or comes, after the hours. They count until somebody has found that there is no risk. */
export function isLate(
  { awareAt, risk, authorityNotifiedAt }: Pick<Assessed, 'awareAt' | 'risk' | 'authorityNotifiedAt'>,
  now: Date,
): boolean {
  const by = notifyBy(awareAt);
  if (authorityNotifiedAt) return authorityNotifiedAt > by;
  return risk !== 'none' && now > by;
}

/** Whether the clock still runs: the authority is not told, and nobody has found that there is no risk. */
export function isRunning({ risk, authorityNotifiedAt }: Pick<Assessed, 'risk' | 'authorityNotifiedAt'>): boolean {
  return authorityNotifiedAt === null && risk !== 'none';
}

/** Whether people must be told and have not been, Article 34 (1). */
export function isUntold(breach: Pick<Assessed, 'risk' | 'peopleException' | 'peopleToldAt'>): boolean {
  return dutiesOf(breach).people && breach.peopleToldAt === null;
}

/** What stands in the register of every breach, also of one that nobody is told of: its facts, its effects and what was done, Article 33 (5). */
const documented = ['description', 'consequences', 'measures'] as const;

/** Which of these a breach does not say. */
export function undocumentedFields(breach: Pick<Assessed, (typeof documented)[number]>): (typeof documented)[number][] {
  return documented.filter((name) => breach[name].trim() === '');
}

export type ClosingRefusal = 'gdpr.NotAssessed' | 'gdpr.NotNotified' | 'gdpr.ReasonNeeded' | 'gdpr.NotDocumented';

/** What speaks against closing a breach (gdpr.107). */
export function closingRefusal(breach: Assessed, now: Date): ClosingRefusal | undefined {
  const { risk, riskReason, authorityNotifiedAt, lateReason, peopleToldAt, peopleReason } = breach;
  if (risk === null) return 'gdpr.NotAssessed';
  const duties = dutiesOf(breach);
  if ((duties.authority && !authorityNotifiedAt) || isUntold(breach)) return 'gdpr.NotNotified';
  const isLateUnexplained = isLate(breach, now) && lateReason === '';
  // Without an exception they are told by now.
  const isUntoldUnexplained = risk === 'high' && peopleToldAt === null && peopleReason === '';
  if (riskReason === '' || isLateUnexplained || isUntoldUnexplained) return 'gdpr.ReasonNeeded';
  return undocumentedFields(breach).length > 0 ? 'gdpr.NotDocumented' : undefined;
}
