import { useMemo } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { today } from '#kernel/web/local-day.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { dayNumber } from '#kernel/contract/days.ts';
import { getCompanyAbsencesByTimespan, getPublicHolidays } from '../../contract/endpoints.ts';
import type { CalendarPerson, WeekMask } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import { yearOf } from '../day-number.ts';
import { mergedPeople } from './chart.ts';
import { zoomOf } from './measures.ts';
import { startDayOf } from './use-wallchart.ts';

const mondayToFriday = 0b0111110;

/** The chart's data, as far as it is loaded: people with their bars, and days off. */
export interface CalendarData {
  people: readonly CalendarPerson[];
  /** The company's working days of the week on a day. */
  weekOn: (day: number) => number;
  /** By country, then by day. */
  holidays: ReadonlyMap<string, ReadonlyMap<number, Holiday>>;
}

const inYear = (year: number) => ({ query: { startDate: `${year}-01-01`, endDate: `${year}-12-31`, overviewYear: year } });

/**
 * Asks for the year on which the calendar opens while the company's settings, which say what day it is there, are still on their way. On the
 * days on which that is another year, the calendar asks for it itself.
 */
export function useCalendarAhead(isShown: boolean): void {
  const [{ date, zoom }] = useQuery();
  const year = yearOf(startDayOf(date, today(), zoomOf(zoom)));
  useCall(getCompanyAbsencesByTimespan, inYear(year), { staleMinutes: 2, enabled: isShown });
}

/** Loads the visible years, one to three; other loaded years stay in the cache. */
export function useCalendar(firstYear: number, lastYear: number) {
  const reading = { staleMinutes: 2, keepsPrevious: true };
  const first = useCall(getCompanyAbsencesByTimespan, inYear(firstYear), reading);
  // 366 days in sight may touch three.
  const middle = useCall(getCompanyAbsencesByTimespan, inYear(Math.min(firstYear + 1, lastYear)), reading);
  const last = useCall(getCompanyAbsencesByTimespan, inYear(lastYear), reading);
  const answers = [first.answer, middle.answer, last.answer];
  const people = useMemo(
    // Often one year, and so one answer, thrice.
    () =>
      mergedPeople(
        [...new Set([first.answer, middle.answer, last.answer])].flatMap((answer) => (answer ? [answer.companyUsersAbsences] : [])),
      ),
    [first.answer, middle.answer, last.answer],
  );
  const countries = countriesOf(people);
  const years = [...new Set([firstYear, Math.min(firstYear + 1, lastYear), lastYear])];
  const holidays = useCall(
    getPublicHolidays,
    { body: { years, countries } },
    { staleMinutes: 60, enabled: people.length > 0, keepsPrevious: true },
  );
  const data = useMemo<CalendarData>(
    () => ({
      people,
      weekOn: weekReader(answers.find(Boolean)?.companyWorkWeeks ?? []),
      holidays: holidaysByDay(holidays.answer?.publicHolidays ?? []),
    }),
    // `answers` is a new array on each render; its elements are the dependencies.
    // oxlint-disable-next-line react/exhaustive-deps
    [people, first.answer, middle.answer, last.answer, holidays.answer],
  );
  return { data, read: first, isKnown: first.answer !== undefined };
}

/** Which week applies on a day: the last that started before it. */
export function weekReader(weeks: readonly WeekMask[]): (day: number) => number {
  const dated = weeks.map(({ validFrom, weekdays }) => ({
    from: validFrom === null ? Number.NEGATIVE_INFINITY : dayNumber(validFrom),
    weekdays,
  }));
  return (day) => dated.findLast(({ from }) => from <= day)?.weekdays ?? mondayToFriday;
}

/** The twenty countries that most people are counted by, which is what one call answers. */
function countriesOf(people: readonly CalendarPerson[]): string[] {
  const groups = [...Map.groupBy(people, ({ country }) => country)];
  const bySize = groups.toSorted(([one, some], [other, others]) => others.length - some.length || one.localeCompare(other));
  return bySize.slice(0, 20).map(([country]) => country);
}

type Answered = readonly { country: string; holidays: readonly Holiday[] }[];

function holidaysByDay(answer: Answered): Map<string, Map<number, Holiday>> {
  const byCountry = new Map<string, Map<number, Holiday>>();
  for (const { country, holidays } of answer) {
    const days = byCountry.get(country) ?? new Map<number, Holiday>();
    for (const holiday of holidays) days.set(dayNumber(holiday.date), holiday);
    byCountry.set(country, days);
  }
  return byCountry;
}
