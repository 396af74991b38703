import { absencePortion, type AbsencePortion } from '../../contract/kinds.ts';
import type { WorkCalendar, DayWorth } from './work-calendar.ts';
import { dayNumber, dayOfNumber, maxDay, minDay, yearOf } from '#kernel/contract/days.ts';
import type { HolidayNames } from './norwegian-holidays.ts';
import type { CountedSpan, Span } from './recurrence.ts';

/** Days in steps of 0.5 that belong to a year. */
export interface YearDays {
  year: number;
  days: number;
}

export interface CountedDays {
  /** All dates, as the law counts sick leave. */
  calendarDays: number;
  /** The cost of the absence in working days and halves: the sum of `perYear`. */
  workingDays: number;
  /** Dates outside the person's work week. */
  weekendDays: number;
  /** Holidays, days off and half days on which the person would otherwise have worked, so that the numbers add up. */
  publicHolidays: { date: string; names: HolidayNames }[];
  daysOff: { date: string; names: HolidayNames | null }[];
  halfDays: { date: string; names: HolidayNames | null }[];
  /** Each year of the dates, oldest first, including years with 0 days. */
  perYear: YearDays[];
  spans: CountedSpan[];
}

/** The cost of an absence's dates for a person (absence.24), in working days and halves. */
export function countDays({ spans, portion }: { spans: readonly Span[]; portion: AbsencePortion }, calendar: WorkCalendar): CountedDays {
  const counted: CountedDays = {
    calendarDays: 0,
    workingDays: 0,
    weekendDays: 0,
    publicHolidays: [],
    daysOff: [],
    halfDays: [],
    perYear: [],
    spans: spans.map((span) => ({ ...span, counted: halvesOf(span, portion, calendar) })),
  };
  for (const { startDate, endDate } of spans.flatMap(byYear)) {
    const days = countSpan(counted, dayNumber(startDate), dayNumber(endDate), { calendar, portion });
    const year = counted.perYear.find((each) => each.year === yearOf(startDate));
    if (year) year.days += days;
    else counted.perYear.push({ year: yearOf(startDate), days });
    counted.workingDays += days;
  }
  return counted;
}

/** Only the number of days of a span, for counting thousands of them. */
export function workingDaysIn({ startDate, endDate }: Span, portion: AbsencePortion, calendar: WorkCalendar): number {
  const last = dayNumber(endDate);
  let days = 0;
  for (let number = dayNumber(startDate); number <= last; number += 1) days += costOf(calendar.worthOf(number), portion);
  return days;
}

/**
 * A full day costs what the day is worth. A half working day is its morning: the first half costs all of it and the last half nothing, so
 * that both halves of any day together cost what the day costs (absence.24).
 */
function costOf({ worth }: DayWorth, portion: AbsencePortion): number {
  if (portion === absencePortion.FirstHalf) return Math.min(worth, 0.5);
  return portion === absencePortion.LastHalf ? Math.max(0, worth - 0.5) : worth;
}

/** What each date of a span is counted as, in half days. */
function halvesOf({ startDate, endDate }: Span, portion: AbsencePortion, calendar: WorkCalendar): string {
  const first = dayNumber(startDate);
  const halves = Array.from(
    { length: dayNumber(endDate) - first + 1 },
    (_unused, index) => 2 * costOf(calendar.worthOf(first + index), portion),
  );
  return halves.join('');
}

/** The days of a counted span that lie within a period, without those given back. */
export function countedDaysIn({ startDate, counted }: CountedSpan, period: Span): number {
  const first = dayNumber(startDate);
  const within = counted.slice(Math.max(0, dayNumber(period.startDate) - first), Math.max(0, dayNumber(period.endDate) - first + 1));
  return [...within].reduce((halves, each) => halves + ('012'.includes(each) ? Number(each) : 0), 0) / 2;
}

/** Splits a span at New Year, because each year is charged separately. */
function byYear({ startDate, endDate }: Span): Span[] {
  const [first, last] = [yearOf(startDate), yearOf(endDate)];
  return Array.from({ length: last - first + 1 }, (_unused, index) => ({
    startDate: maxDay(startDate, `${first + index}-01-01`),
    endDate: minDay(endDate, `${first + index}-12-31`),
  }));
}

function countSpan(
  counted: CountedDays,
  first: number,
  last: number,
  { calendar, portion }: { calendar: WorkCalendar; portion: AbsencePortion },
): number {
  let days = 0;
  for (let number = first; number <= last; number += 1) {
    const day = calendar.worthOf(number);
    days += costOf(day, portion);
    if (day.reason !== 'work') note(counted, number, day);
  }
  counted.calendarDays += last - first + 1;
  return days;
}

function note(counted: CountedDays, number: number, { reason, names }: DayWorth): void {
  if (reason === 'weekend') counted.weekendDays += 1;
  else if (reason === 'half') counted.halfDays.push({ date: dayOfNumber(number), names });
  else if (reason === 'off') counted.daysOff.push({ date: dayOfNumber(number), names });
  else counted.publicHolidays.push({ date: dayOfNumber(number), names: names ?? { no: '', en: '' } });
}
