import { addDays, maxDay, minDay } from '#kernel/contract/days.ts';
import type { Charge } from './charges.ts';
import { countedDaysIn } from './count.ts';
import type { CountedSpan, Span } from './recurrence.ts';

interface PlannedAbsence {
  startDate: string;
  spans: readonly CountedSpan[];
  /** The days of these spans that belong to it. */
  on: readonly Span[];
}

/** The part of what an absence takes in a year that is still ahead (absence.32); `readSums` says the same of the ledger. */
export function plannedOf(
  { year, taken }: Pick<Charge, 'year' | 'taken'>,
  { startDate, spans, on }: PlannedAbsence,
  today: string,
): number {
  if (maxDay(startDate, `${year}-01-01`) > today) return taken;
  const ahead = { startDate: addDays(today, 1), endDate: `${year}-12-31` };
  const days = on
    .map((span) => ({ startDate: maxDay(span.startDate, ahead.startDate), endDate: minDay(span.endDate, ahead.endDate) }))
    .filter((span) => span.startDate <= span.endDate)
    .flatMap((span) => spans.map((counted) => countedDaysIn(counted, span)));
  return Math.min(
    taken,
    days.reduce((sum, each) => sum + each, 0),
  );
}
