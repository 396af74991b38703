import { daysBetween, maxDay, minDay, yearOf } from '#kernel/contract/days.ts';

/** The default days per year, valid from a year on. */
export interface DefaultAllowance {
  fromYear: number;
  days: number;
}

/** The company's default in a year: the latest one set for it or before; for earlier years, the first. Null when none was ever set. */
export function defaultAllowance(defaults: readonly DefaultAllowance[], year: number): number | null {
  const inOrder = defaults.toSorted((one, other) => one.fromYear - other.fromYear);
  return (inOrder.findLast(({ fromYear }) => fromYear <= year) ?? inOrder[0])?.days ?? null;
}

/**
 * The statutory holiday in days off, by working days per week: 4 weeks and 1 day, which are the 25 working days of the Holidays Act
 * § 5(1), where Saturdays count; 21 on a five-day week. One more week from the year a person turns 60, § 5(2) (law.7). A year's average
 * week may have a fraction; then the days are rounded up to a half.
 */
export function statutoryDays(workdaysPerWeek: number, isSixty = false): number {
  if (workdaysPerWeek <= 0) return 0;
  const week = Math.min(workdaysPerWeek, 6);
  return upToHalf(4 * week + 1 + (isSixty ? week : 0));
}

/** The extra week of those who are 60, in days off (Holidays Act § 5(2), law.7). */
export function extraWeekDays(workdaysPerWeek: number): number {
  return upToHalf(Math.max(0, Math.min(workdaysPerWeek, 6)));
}

/** Whether a person has the extra week for people over 60: from the year they turn 60 (Holidays Act § 5(2)). */
export function isSixtyIn(year: number, birthday: string | null): boolean {
  return birthday !== null && year - yearOf(birthday) >= 60;
}

/** The number of weekdays in a work week's mask. */
export function workdaysOf(mask: number): number {
  return [0, 1, 2, 3, 4, 5, 6].filter((bit) => (mask & (1 << bit)) !== 0).length;
}

/** Rounded up to a half; what a division leaves behind the ninth digit does not count. */
export function upToHalf(days: number): number {
  return Math.max(0, Math.ceil(days * 2 - 1e-9)) / 2;
}

interface Employment {
  startDate: string | null;
  endDate: string | null;
}

/** The part of a year in which a person is employed; null for none of it. */
export function employedIn({ startDate, endDate }: Employment, year: number): { from: string; to: string } | null {
  const from = maxDay(startDate ?? '', `${year}-01-01`);
  const to = minDay(endDate ?? '9999-12-31', `${year}-12-31`);
  return from <= to ? { from, to } : null;
}

/** A person's working days a week, and whether they have the extra week of those who are 60. */
interface LawfulTerms {
  workdays: number;
  isSixty: boolean;
}

/**
 * The prorated allowance of a person who joins or leaves within a year: by calendar days, rounded up to a half.
 * The statutory part is not prorated: people who start by 30 September have all of it, later ones a week (Holidays Act § 5(3), unless taken
 * elsewhere), so a joiner never has less than `statutoryOfJoiner`.
 */
export function prorated(days: number, employment: Employment, year: number, terms: LawfulTerms): number {
  const employed = employedIn(employment, year);
  if (!employed) return 0;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const { from, to } = employed;
  const share = upToHalf((days * (daysBetween(from, to) + 1)) / (daysBetween(first, last) + 1));
  const isJoiner = from > first && to === last;
  return isJoiner ? Math.max(share, Math.min(days, statutoryOfJoiner(from, terms))) : share;
}

/** The statutory days off in a person's first year (Holidays Act § 5(3), law.9). */
export function statutoryOfJoiner(startDate: string, { workdays, isSixty }: LawfulTerms): number {
  return startDate <= `${yearOf(startDate)}-09-30` ? statutoryDays(workdays, isSixty) : extraWeekDays(workdays);
}
