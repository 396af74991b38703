import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { absencePortion, type AbsencePortion } from '../../contract/kinds.ts';
import { countedDaysIn, workingDaysIn } from './count.ts';
import type { CountedSpan, Span } from './recurrence.ts';
import type { WorkCalendar } from './work-calendar.ts';

const { FullDay, FirstHalf, LastHalf } = absencePortion;

/** Days of which a span has all, or one half. */
export interface PlacedSpan extends Span {
  absencePortion: AbsencePortion;
}

/** The days of a span that none of the others takes from it; one that takes a half leaves the other (absence.30). */
export function uncoveredParts(span: PlacedSpan, others: readonly PlacedSpan[]): PlacedSpan[] {
  const near = others.filter(({ startDate, endDate }) => startDate <= span.endDate && endDate >= span.startDate);
  if (near.length === 0) return [span];
  const parts: PlacedSpan[] = [];
  const last = dayNumber(span.endDate);
  for (let number = dayNumber(span.startDate); number <= last; number += 1) {
    const date = dayOfNumber(number);
    const left = leftOf(
      span.absencePortion,
      near.filter((other) => other.startDate <= date && date <= other.endDate),
    );
    if (left === undefined) continue;
    const before = parts.at(-1);
    if (before && before.absencePortion === left && dayNumber(before.endDate) === number - 1) before.endDate = date;
    else parts.push({ startDate: date, endDate: date, absencePortion: left });
  }
  return parts;
}

/** What is left of a day, or of its half; undefined when nothing is. */
function leftOf(portion: AbsencePortion, others: readonly PlacedSpan[]): AbsencePortion | undefined {
  const taken = new Set(others.flatMap((other) => halvesOf(other.absencePortion)));
  const left = halvesOf(portion).filter((half) => !taken.has(half));
  return left.length === 2 ? FullDay : left[0];
}

const halvesOf = (portion: AbsencePortion): AbsencePortion[] => (portion === FullDay ? [FirstHalf, LastHalf] : [portion]);

/** What a part of a span costs, by what its dates were counted as; as the calendar counts them where that was not stored. */
export function costOfPart(span: CountedSpan & PlacedSpan, part: PlacedSpan, calendar: WorkCalendar): number {
  if (!span.counted) return workingDaysIn(part, part.absencePortion, calendar);
  return countedDaysIn(part.absencePortion === span.absencePortion ? span : halfOf(span, part.absencePortion), part);
}

/** A half working day is its morning, as in `countDays`; days given back stay so. */
function halfOf<Counted extends CountedSpan>(span: Counted, half: AbsencePortion): Counted {
  const counted = half === FirstHalf ? span.counted.replaceAll('2', '1') : span.counted.replaceAll('1', '0').replaceAll('2', '1');
  return { ...span, counted };
}
