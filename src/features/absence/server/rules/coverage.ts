import type { CoverageDay } from '../../contract/entities-balance.ts';
import { absencePortion, workingTypes, type AbsencePortion, type AbsenceType } from '../../contract/kinds.ts';
import type { WorkCalendar, WorkTerms } from './work-calendar.ts';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import type { Span } from './recurrence.ts';

interface TeamMember extends Pick<WorkTerms, 'companyUserId' | 'startDate' | 'endDate'> {
  calendar: WorkCalendar;
}

interface TeamInput {
  /** The team, each with their own calendar. */
  people: readonly TeamMember[];
  /** Counting absences of anybody. */
  absences: readonly { companyUserId: string; type: AbsenceType; portion: AbsencePortion; spans: readonly Span[] }[];
  /** How many should be at work; null when no minimum is set. */
  minimum: number | null;
  locked: readonly (Span & { name: string })[];
  from: string;
  to: string;
}

/**
 * How many of a team are at work on each day: `people` are employed and would work by their calendars, `away` of them are absent (half a day is half a person); people
 * working elsewhere are at work. A day is below the minimum only if somebody would work on it.
 */
export function teamCoverage({ people, absences, minimum, locked, from, to }: TeamInput): CoverageDay[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const awayBy = awayDays(absences, first, last);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_unused, index) => {
    const number = first + index;
    const date = dayOfNumber(number);
    const working = people.filter(({ calendar, ...person }) => isEmployed(person, date) && calendar.worthOf(number).worth > 0);
    const away = working.reduce((sum, { companyUserId }) => sum + (awayBy.get(companyUserId)?.get(number) ?? 0), 0);
    return {
      date,
      people: working.length,
      away,
      minimum,
      isBelowMinimum: minimum !== null && working.length > 0 && working.length - away < minimum,
      locked: locked.find(({ startDate, endDate }) => startDate <= date && date <= endDate)?.name ?? null,
    };
  });
}

function isEmployed({ startDate, endDate }: Pick<WorkTerms, 'startDate' | 'endDate'>, date: string): boolean {
  return (startDate ?? date) <= date && date <= (endDate ?? date);
}

/** For each person the absent share of each day, at most 1. */
function awayDays(absences: TeamInput['absences'], first: number, last: number): Map<string, Map<number, number>> {
  const byPerson = new Map<string, Map<number, number>>();
  for (const { companyUserId, portion, spans } of absences.filter(({ type }) => !workingTypes.includes(type))) {
    const days = byPerson.get(companyUserId) ?? new Map<number, number>();
    byPerson.set(companyUserId, days);
    for (const { startDate, endDate } of spans) {
      const end = Math.min(dayNumber(endDate), last);
      const part = portion === absencePortion.FullDay ? 1 : 0.5;
      for (let number = Math.max(dayNumber(startDate), first); number <= end; number += 1)
        days.set(number, Math.min(1, (days.get(number) ?? 0) + part));
    }
  }
  return byPerson;
}
