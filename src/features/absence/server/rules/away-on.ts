import { addDays, dayNumber, weekdayOf } from '#kernel/contract/days.ts';
import { absencePortion, type AbsencePortion } from '../../contract/kinds.ts';
import type { Span } from './recurrence.ts';

/** A span of days away, with what each of its dates was counted as (`CountedSpan`). */
export interface AwaySpan {
  startDate: string;
  endDate: string;
  absencePortion: AbsencePortion;
  counted: string;
}

/** The last day of being away in a row that somebody would have worked, seen from a day on which they are away all day; else undefined. */
export function awayOn(day: string, spans: readonly AwaySpan[]): string | undefined {
  if (!isAwayAllOf(day, spans) || !worksOn(day, spans)) return undefined;
  let last = day;
  for (let next = addDays(day, 1); isAwayAllOf(next, spans); next = addDays(next, 1)) if (worksOn(next, spans)) last = next;
  return last;
}

/** Whether these spans take all of a day; both halves may be away for different reasons. */
export function isAwayAllOf(day: string, spans: readonly Omit<AwaySpan, 'counted'>[]): boolean {
  const portions = new Set(covering(day, spans).map(({ absencePortion: portion }) => portion));
  const { FullDay, FirstHalf, LastHalf } = absencePortion;
  return portions.has(FullDay) || (portions.has(FirstHalf) && portions.has(LastHalf));
}

/** What a date of no worth counts as: by itself, and where it was given back. */
const noWork = ['0', 'a'];

/** A date that counts for nothing is none on which they would have worked: a weekend or a holiday. Old spans do not say, so their weekends are none. */
function worksOn(day: string, spans: readonly AwaySpan[]): boolean {
  return covering(day, spans).some(({ startDate, counted }) => {
    const date = counted[dayNumber(day) - dayNumber(startDate)];
    return date === undefined ? ![0, 6].includes(weekdayOf(day)) : !noWork.includes(date);
  });
}

const covering = <Placed extends Span>(day: string, spans: readonly Placed[]): Placed[] =>
  spans.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
