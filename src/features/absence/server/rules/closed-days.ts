import { dayNumber, yearOf } from '#kernel/contract/days.ts';
import type { AbsencePortion } from '../../contract/kinds.ts';
import { countedDaysIn, type CountedDays } from './count.ts';
import type { CountedSpan } from './recurrence.ts';
import { markReturned } from './returned-days.ts';

/** A version as it was counted. */
export interface CountedVersion {
  portion: AbsencePortion;
  spans: readonly CountedSpan[];
}

/**
 * The days of a changed absence, where dates before the first open day keep what they were counted as, whatever work week and holidays are now
 * (absence.9). Days given back are counted whole.
 */
export function keepClosedDays(counted: CountedDays, former: CountedVersion, firstOpen: string): CountedDays {
  const open = dayNumber(firstOpen);
  const before = new Map(former.spans.flatMap((span) => datesOf(markReturned(span, new Set()))));
  const spans = counted.spans.map((span) => ({
    ...span,
    counted: datesOf(span)
      .map(([number, date]) => (number < open ? (before.get(number) ?? date) : date))
      .join(''),
  }));
  const perYear = counted.perYear.map(({ year, days }) =>
    year < yearOf(firstOpen) ? { year, days: spans.reduce((sum, span) => sum + countedDaysIn(span, wholeYear(year)), 0) } : { year, days },
  );
  return { ...counted, spans, perYear, workingDays: perYear.reduce((sum, { days }) => sum + days, 0) };
}

function datesOf({ startDate, counted }: CountedSpan): (readonly [number, string])[] {
  const first = dayNumber(startDate);
  return [...counted].map((date, index) => [first + index, date] as const);
}

const wholeYear = (year: number) => ({ startDate: `${year}-01-01`, endDate: `${year}-12-31` });
