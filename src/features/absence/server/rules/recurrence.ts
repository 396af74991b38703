import type { Refused } from '#kernel/server/failure.ts';
import type { AbsenceRequest, Recurrence } from '../../contract/entities.ts';
import { longestAbsenceYears, type WrongDates } from '../../contract/kinds.ts';
import { addYears, dayNumber, dayOfNumber, maxDay, weekdayOfNumber } from '#kernel/contract/days.ts';

/** Consecutive days, inclusive. */
export interface Span {
  startDate: string;
  endDate: string;
}

/**
 * A span with what each of its dates was counted as, in half days: '2', '1' or '0'; 'c', 'b' or 'a' where sick leave gave it back
 * (`returned-days.ts`). Empty for spans that were stored without.
 */
export interface CountedSpan extends Span {
  counted: string;
}

type RequestedDates = Pick<AbsenceRequest, 'startDate' | 'endDate'> & { recurrence: Recurrence | null };
export type Spans = { spans: [Span, ...Span[]] } | Refused<'absence.InvalidDates' | 'absence.NoWorkingDays'>;

/**
 * The days of a request, oldest first: its own span, or one span for each run of consecutive days of the recurrence
 * (absence.22). A recurrence ends on its end date, after a number of days, or otherwise with the request; never after a year.
 */
export function spansOf({ startDate, endDate, recurrence }: RequestedDates): Spans {
  if (endDate < startDate) return invalid('order');
  if (recurrence) return recurringSpans({ startDate, endDate, recurrence });
  return endDate > addYears(startDate, longestAbsenceYears) ? invalid('long') : { spans: [{ startDate, endDate }] };
}

/** The recurrence of an absence that is given other dates: it starts with them, and ends with them unless after a number of days. */
export function movedRecurrence(recurrence: Recurrence, former: Span, { startDate, endDate }: Span): Recurrence {
  return {
    ...recurrence,
    ...(startDate !== former.startDate && { startDate }),
    ...(endDate !== former.endDate && recurrence.endDate !== null && { endDate }),
  };
}

const invalid = (why: WrongDates): Refused<'absence.InvalidDates'> => ({ refusal: 'absence.InvalidDates', details: { why } });

function recurringSpans({ startDate, endDate, recurrence }: RequestedDates & { recurrence: Recurrence }): Spans {
  const first = maxDay(startDate, recurrence.startDate);
  const latest = addYears(first, longestAbsenceYears);
  const until = recurrence.endDate ?? (recurrence.occurrences === null ? endDate : latest);
  if (until < first || until > latest) return { refusal: 'absence.InvalidDates' };
  const hits = hitsOf(recurrence, dayNumber(first), dayNumber(until));
  if (recurrence.occurrences !== null && recurrence.endDate === null && hits.length < recurrence.occurrences)
    return { refusal: 'absence.InvalidDates' };
  const [span, ...others] = joined(hits);
  return span ? { spans: [span, ...others] } : { refusal: 'absence.NoWorkingDays' };
}

/** Every `interval`th week from the one in which the recurrence starts; weeks start on Monday. */
function hitsOf({ daysOfWeek, interval, startDate, occurrences }: Recurrence, first: number, last: number): number[] {
  const anchor = mondayOf(dayNumber(startDate));
  const hits: number[] = [];
  for (let number = first; number <= last && hits.length < (occurrences ?? Infinity); number += 1) {
    const isInWeek = ((mondayOf(number) - anchor) / 7) % interval === 0;
    if (isInWeek && isNamed(daysOfWeek, weekdayOfNumber(number))) hits.push(number);
  }
  return hits;
}

function isNamed(days: Recurrence['daysOfWeek'], weekday: number): boolean {
  return [days[0], days[1], days[2], days[3], days[4], days[5], days[6]][weekday] === true;
}

function mondayOf(number: number): number {
  return number - ((weekdayOfNumber(number) + 6) % 7);
}

function joined(hits: readonly number[]): Span[] {
  const starts = hits.filter((number, index) => hits[index - 1] !== number - 1);
  const ends = hits.filter((number, index) => hits[index + 1] !== number + 1);
  return starts.map((start, index) => ({ startDate: dayOfNumber(start), endDate: dayOfNumber(ends[index] ?? start) }));
}
