import { absencePortion, absenceType, effectiveStatuses, ownIllnessTypes, type AbsenceStatus } from '../../contract/kinds.ts';
import { dayNumber, dayOfNumber, maxDay, minDay, yearOf } from '#kernel/contract/days.ts';
import type { AbsencePortion, AbsenceType } from '../../contract/kinds.ts';
import { countDays, countedDaysIn, type CountedDays, type YearDays } from './count.ts';
import type { CountedSpan, Span } from './recurrence.ts';
import type { WorkCalendar } from './work-calendar.ts';

/** '0', '1' and '2' half days that were given back. */
const givenBack = 'abc';

interface Placed {
  absenceId: string;
  type: AbsenceType;
  portion: AbsencePortion;
  spans: readonly Span[];
}

interface PlacedVersion extends Placed {
  status: AbsenceStatus;
  isProposed: boolean;
}

/** Whole days of own illness inside vacation give the vacation days back (Holidays Act § 9, law.13). */
export function givesVacationBack({ type, portion }: Pick<Placed, 'type' | 'portion'>): boolean {
  return ownIllnessTypes.includes(type) && portion === absencePortion.FullDay;
}

/** The numbers of the days on which a person is on sick leave that was registered or approved; `except`: the absence being changed. */
export function sickDays(booked: readonly PlacedVersion[], except: string | null = null): Set<number> {
  const sick = booked.filter(
    (each) => givesVacationBack(each) && !each.isProposed && each.absenceId !== except && effectiveStatuses.includes(each.status),
  );
  return daysOf(sick.flatMap(({ spans }) => spans));
}

/** The numbers of all days of these spans. */
export function daysOf(spans: readonly Span[]): Set<number> {
  const days = new Set<number>();
  for (const { startDate, endDate } of spans) {
    const last = dayNumber(endDate);
    for (let number = dayNumber(startDate); number <= last; number += 1) days.add(number);
  }
  return days;
}

/** A vacation's span with these days given back, and all others counted as they were. */
export function markReturned<Counted extends CountedSpan>(span: Counted, days: ReadonlySet<number>): Counted {
  const first = dayNumber(span.startDate);
  const counted = [...span.counted].map((date, index) => {
    const halves = givenBack.includes(date) ? givenBack.indexOf(date) : Number(date);
    return days.has(first + index) ? givenBack.charAt(halves) : String(halves);
  });
  return { ...span, counted: counted.join('') };
}

/** The dates of these spans that cost something, also where it was given back; all dates of spans that were stored without. */
export function countingDates(spans: readonly CountedSpan[]): string[] {
  return spans.flatMap(({ counted, ...span }) => {
    const first = dayNumber(span.startDate);
    const isFree = (number: number) => ['0', givenBack.charAt(0)].includes(counted.charAt(number - first));
    return [...daysOf([span])].filter((number) => !isFree(number)).map(dayOfNumber);
  });
}

/** The days that these spans have given back. */
export function returnedDays(spans: readonly CountedSpan[]): Set<number> {
  return new Set(
    spans.flatMap(({ startDate, counted }) =>
      [...counted].flatMap((date, index) => (givenBack.includes(date) ? [dayNumber(startDate) + index] : [])),
    ),
  );
}

/** How many days of each year these spans have given back. */
export function returnedPerYear(spans: readonly CountedSpan[]): Record<string, number> {
  const halves = (date: string) => Math.max(0, givenBack.indexOf(date));
  const worth = spans.map((span) => ({ ...span, counted: [...span.counted].map((date) => String(halves(date))).join('') }));
  const years = new Set(spans.flatMap(({ startDate, endDate }) => [yearOf(startDate), yearOf(endDate)]));
  return Object.fromEntries([...years].map((year) => [String(year), daysInYear(worth, year)]));
}

/** What a vacation costs in each year with the days that it has given back. */
export function wholeDays({ daysPerYear, spans }: Omit<CountedVacation, 'portion'>): Record<string, number> {
  const added = Object.entries(returnedPerYear(spans)).filter(([, days]) => days > 0);
  return { ...daysPerYear, ...Object.fromEntries(added.map(([year, days]) => [year, (daysPerYear[year] ?? 0) + days] as const)) };
}

/** What is left of sick leave outside vacation, and what that costs in each year of the whole. */
export function outsideVacation(
  illness: Omit<CountedVacation, 'portion'>,
  vacation: readonly Span[],
): { spans: Span[]; daysPerYear: Record<string, number> } {
  const spans = illness.spans.flatMap((span) => uncovered(span, vacation));
  const daysIn = (year: string) =>
    spans.reduce((days, part) => {
      const within = { startDate: maxDay(part.startDate, `${year}-01-01`), endDate: minDay(part.endDate, `${year}-12-31`) };
      return days + illness.spans.reduce((sum, span) => sum + countedDaysIn(span, within), 0);
    }, 0);
  return { spans, daysPerYear: Object.fromEntries(Object.keys(illness.daysPerYear).map((year) => [year, daysIn(year)])) };
}

/** The cost of a vacation without the days that are given back. */
export function withoutDays(counted: CountedDays, days: ReadonlySet<number>): CountedDays {
  if (days.size === 0) return counted;
  const spans = counted.spans.map((span) => markReturned(span, days));
  const perYear = counted.perYear.map(({ year }) => ({ year, days: daysInYear(spans, year) }));
  return { ...counted, spans, perYear, workingDays: perYear.reduce((sum, each) => sum + each.days, 0) };
}

interface CountedVacation {
  portion: AbsencePortion;
  spans: readonly CountedSpan[];
  daysPerYear: Readonly<Record<string, number>>;
}

/** A vacation counted again for the days on which its person is on sick leave; null when nothing changes. Other days stay as they were counted. */
export function recountVacation(
  { portion, spans: stored, daysPerYear }: CountedVacation,
  sick: ReadonlySet<number>,
  calendar: WorkCalendar,
): { spans: CountedSpan[]; daysPerYear: Record<string, number> } | null {
  const former = stored.map((span) => (span.counted === '' ? countedNow(span, portion, calendar) : span));
  const spans = former.map((span) => markReturned(span, sick));
  if (spans.every(({ counted }, index) => counted === former[index]?.counted)) return null;
  const years = Object.entries(daysPerYear).map(
    ([year, days]) => [year, days + daysInYear(spans, Number(year)) - daysInYear(former, Number(year))] as const,
  );
  return { spans, daysPerYear: Object.fromEntries(years) };
}

/** How many vacation days an absence would give back; days that were already given back do not count again. */
export function vacationDaysIn(
  requested: Pick<Placed, 'type' | 'portion' | 'spans'>,
  booked: readonly (Omit<PlacedVersion, 'spans'> & { deductible: boolean; spans: readonly CountedSpan[] })[],
  calendar: WorkCalendar,
): number {
  if (!givesVacationBack(requested)) return 0;
  const vacations = booked.filter(({ type, deductible, isProposed }) => type === absenceType.Vacation && deductible && !isProposed);
  const counted = vacations.flatMap(({ portion, spans }) =>
    spans.map((span) => (span.counted === '' ? countedNow(span, portion, calendar) : span)),
  );
  return requested.spans.reduce((sum, span) => sum + counted.reduce((days, each) => days + countedDaysIn(each, span), 0), 0);
}

function countedNow(span: Span, portion: AbsencePortion, calendar: WorkCalendar): CountedSpan {
  const [counted] = countDays({ spans: [span], portion }, calendar).spans;
  return counted ?? { ...span, counted: '' };
}

function daysInYear(spans: readonly CountedSpan[], year: YearDays['year']): number {
  const whole = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  return spans.reduce((days, span) => days + countedDaysIn(span, whole), 0);
}

/** The parts of a span that none of the others covers. */
export function uncovered({ startDate, endDate }: Span, others: readonly Span[]): Span[] {
  const spans: Span[] = [];
  const last = dayNumber(endDate);
  for (let number = dayNumber(startDate); number <= last; number += 1) {
    const date = dayOfNumber(number);
    if (others.some((other) => other.startDate <= date && date <= other.endDate)) continue;
    const before = spans.at(-1);
    if (before && dayNumber(before.endDate) === number - 1) before.endDate = date;
    else spans.push({ startDate: date, endDate: date });
  }
  return spans;
}
