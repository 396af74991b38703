import type { Warning } from '../../contract/entities-balance.ts';
import { addDays, addMonths, addYears, daysBetween, maxDay, minDay } from '#kernel/contract/days.ts';
import type { Span } from './recurrence.ts';

/** How long and how often an employee may self-certify sick leave, in calendar days; null = no limit. */
export interface SickLeaveLimits {
  daysEachTime: number | null;
  occasions: number | null;
  daysInYear: number | null;
}

/** 3 days, 4 times in 12 months (National Insurance Act §§ 8-24, 8-27, law.11); by IA practice 8 days, 24 in 12 months; or the company's own. */
export function limitsOf({ scheme, ...own }: SickLeaveLimits & { scheme: 'standard' | 'ia' | 'custom' }): SickLeaveLimits {
  if (scheme === 'custom') return own;
  return scheme === 'ia' ? { daysEachTime: 8, occasions: null, daysInYear: 24 } : { daysEachTime: 3, occasions: 4, daysInYear: null };
}

/** One period of sick leave: absences with fewer than 16 calendar days between them count as one. */
export interface Occasion extends Span {
  /** Calendar days of the absences, without the days between them. */
  days: number;
}

const daysApart = 16;

/** The self-certified occasions of one person, oldest first. Weekends and days off count; days between absences do not. */
export function occasionsOf(spans: readonly Span[]): Occasion[] {
  const occasions: Occasion[] = [];
  for (const { startDate, endDate } of spans.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))) {
    const last = occasions.at(-1);
    if (!last || daysBetween(last.endDate, startDate) - 1 >= daysApart) {
      occasions.push({ startDate, endDate, days: daysBetween(startDate, endDate) + 1 });
      continue;
    }
    const from = maxDay(startDate, addDays(last.endDate, 1));
    last.days += Math.max(0, daysBetween(from, endDate) + 1);
    last.endDate = maxDay(last.endDate, endDate);
  }
  return occasions;
}

/** The use in the twelve months up to a day. */
export function sickLeaveUsed(spans: readonly Span[], until: string): { occasions: number; days: number } {
  const from = addDays(addYears(until, -1), 1);
  const within = spans
    .filter(({ startDate, endDate }) => startDate <= until && endDate >= from)
    .map(({ startDate, endDate }) => ({ startDate: maxDay(startDate, from), endDate: minDay(endDate, until) }));
  const occasions = occasionsOf(within);
  return { occasions: occasions.length, days: occasions.reduce((days, occasion) => days + occasion.days, 0) };
}

interface SickLeaveInput {
  /** The other self-certified spans, without the absence being changed. */
  earlier: readonly Span[];
  wanted: Span;
  limits: SickLeaveLimits;
  employedFrom: string | null;
}

/** Warnings about self-certification; it is never refused (absence.37). */
export function sickLeaveWarnings({ earlier, wanted, limits, employedFrom }: SickLeaveInput): Warning[] {
  const all = [...earlier, wanted];
  const { days: daysOfThis = 0 } = occasionsOf(all).find(({ endDate }) => endDate >= wanted.endDate) ?? {};
  const used = sickLeaveUsed(all, wanted.endDate);
  // After two months of employment, National Insurance Act § 8-24.
  const from = employedFrom === null ? null : addMonths(employedFrom, 2);
  return [
    ...above('sickLeaveDaysEachTime', 'days', daysOfThis, limits.daysEachTime),
    ...above('sickLeaveOccasions', 'occasions', used.occasions, limits.occasions),
    ...above('sickLeaveDays', 'days', used.days, limits.daysInYear),
    ...(from !== null && wanted.startDate < from ? [{ kind: 'sickLeaveNewEmployee' as const, params: { from } }] : []),
  ];
}

function above(kind: Warning['kind'], unit: 'days' | 'occasions', count: number, limit: number | null): Warning[] {
  return limit !== null && count > limit ? [{ kind, params: { [unit]: count, limit } }] : [];
}

/** Care days of a calendar year (Working Environment Act § 12-9, law.12): a number per person, without data about children. */
export function careDays(used: number, entitled: number): { used: number; entitled: number; left: number; warnings: Warning[] } {
  return { used, entitled, left: Math.max(0, entitled - used), warnings: above('careDaysUsedUp', 'days', used, entitled) };
}
