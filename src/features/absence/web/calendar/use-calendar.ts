import { useMemo } from 'react';
import { useCall } from '#kernel/web/use-call.ts';
import { dayNumber } from '#kernel/contract/days.ts';
import { getCompanyAbsencesByTimespan, getPublicHolidays } from '../../contract/endpoints.ts';
import type { CalendarPerson, WeekMask } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import { mergedPeople } from './chart.ts';

const mondayToFriday = 0b0111110;

/** What the chart is drawn of, as far as it has come: people with their bars, and days on which nobody works. */
export interface CalendarData {
  people: readonly CalendarPerson[];
  /** The company's working days of a week on a day. */
  weekOn: (day: number) => number;
  /** By country, then by day. */
  holidays: ReadonlyMap<string, ReadonlyMap<number, Holiday>>;
}

const inYear = (year: number) => ({ query: { startDate: `${year}-01-01`, endDate: `${year}-12-31`, overviewYear: year } });

/** Reads the years that are in sight, one or two; what is known of others stays in the cache. */
export function useCalendar(firstYear: number, lastYear: number) {
  const reading = { staleMinutes: 2, keepsPrevious: true };
  const first = useCall(getCompanyAbsencesByTimespan, inYear(firstYear), reading);
  const last = useCall(getCompanyAbsencesByTimespan, inYear(lastYear), reading);
  const answers = [first.answer, last.answer];
  const people = useMemo(
    () => mergedPeople([first.answer, last.answer].flatMap((answer) => (answer ? [answer.companyUsersAbsences] : []))),
    [first.answer, last.answer],
  );
  const countries = [...new Set(people.map(({ country }) => country))].toSorted().slice(0, 20);
  const years = [...new Set([firstYear, lastYear])];
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
    // `answers` is made anew each time of the two that stand here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [people, first.answer, last.answer, holidays.answer],
  );
  return { data, read: first, isKnown: first.answer !== undefined };
}

/** Which week holds on a day: the last that began before it. */
export function weekReader(weeks: readonly WeekMask[]): (day: number) => number {
  const dated = weeks.map(({ validFrom, weekdays }) => ({
    from: validFrom === null ? Number.NEGATIVE_INFINITY : dayNumber(validFrom),
    weekdays,
  }));
  return (day) => dated.findLast(({ from }) => from <= day)?.weekdays ?? mondayToFriday;
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
