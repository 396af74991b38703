import { dayNumber, dayOfNumber, weekdayOfNumber, yearOf } from '#kernel/contract/days.ts';
import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { HolidayNames } from './norwegian-holidays.ts';
import type { ShownWeek } from '../../contract/entities.ts';
import { isCountryKnown, publicHolidays } from './public-holidays.ts';

/** A company's setting for one date: an added, removed or halved holiday, or a day off for everybody. */
export interface CompanyDay {
  date: string;
  kind: 'holiday' | 'removed' | 'half' | 'off';
  name: string;
}

/** The weekdays worked from a day on (null = from the beginning): bit 0 = Sunday to bit 6 = Saturday. */
export interface WorkWeek {
  validFrom: string | null;
  weekdays: number;
}

/** A person's week; null weekdays mean the company's week from that day on. */
export interface PersonWeek {
  validFrom: string | null;
  weekdays: number | null;
}

/** The company settings that decide which days count. Without weeks, or before the first, Monday to Friday. */
export interface CompanyCalendar {
  country: string;
  /** 24 and 31 December are half days (absence.3). */
  halfDayEves: boolean;
  days: readonly CompanyDay[];
  weeks: readonly WorkWeek[];
}

/** A person's own country and weeks; without them, or before the first week, the company's apply. */
export interface PersonCalendar {
  country: string | null;
  weeks: readonly PersonWeek[];
}

export interface DayWorth {
  /** The share of a working day. */
  worth: 0 | 0.5 | 1;
  reason: 'work' | 'weekend' | 'holiday' | 'off' | 'half';
  /** The holiday, also when it falls on a day off, or the company's name for the day; null when it has no name. */
  names: HolidayNames | null;
}

/** The data of a person that decide which days count, and how many they have. Null weekdays = the company's from that day on. */
export interface WorkTerms {
  companyUserId: string;
  startDate: string | null;
  endDate: string | null;
  birthday: string | null;
  country: string | null;
  weeks: { validFrom: string; weekdays: number | null }[];
}

/** The work calendar of one person: `on` by date, `worthOf` by day number (days.ts), for whole years of many people. */
export interface WorkCalendar {
  worthOf: (number: number) => DayWorth;
  on: (date: string) => DayWorth;
}

export const mondayToFriday = 0b0111110;
const fullDay: DayWorth = { worth: 1, reason: 'work', names: null };
const dayOutsideWeek: DayWorth = { worth: 0, reason: 'weekend', names: null };

/** Creates the calendars of a company's people; create it once, because it caches each country's years. */
export function calendarOf(company: CompanyCalendar): { of: (person: PersonCalendar) => WorkCalendar } {
  const ofCountry = new Map<string, (number: number) => DayWorth | undefined>();
  const companyWeeks = weeksFrom([{ validFrom: null, weekdays: mondayToFriday }, ...company.weeks]);
  return {
    of({ country, weeks }) {
      const code = country ?? company.country;
      const special = ofCountry.get(code) ?? specialDays(company, code);
      ofCountry.set(code, special);
      const worthOf = readerOf(special, weeks.length > 0 ? merged(companyWeeks, weeksFrom(weeks)) : companyWeeks);
      return { worthOf, on: (date) => worthOf(dayNumber(date)) };
    },
  };
}

/** The days on which nobody of the company works: outside its weeks, public holidays and days off. */
export function freeDaysOf(company: CompanyCalendar): IsFree {
  // A week without a working day would leave none to act on.
  const weeks = company.weeks.filter(({ weekdays }) => weekdays !== 0);
  const { on } = calendarOf({ ...company, weeks }).of({ country: null, weeks: [] });
  return (day) => on(day).worth === 0;
}

/** Returns each person's calendar, for `countDays`; the company's for unknown people. */
export type WorkCalendars = (companyUserId: string) => WorkCalendar;

/** The calendars of these people; people without their own weeks or country share the company's. */
export function workCalendars(company: CompanyCalendar, people: readonly WorkTerms[]): WorkCalendars {
  const calendar = calendarOf(company);
  const shared = calendar.of({ country: null, weeks: [] });
  const own = new Map(
    people
      .filter(({ country, weeks }) => weeks.length > 0 || holidayCountry(company, country) !== company.country)
      .map(({ companyUserId, country, weeks }) => [
        companyUserId,
        calendar.of({ country: holidayCountry(company, country), weeks: ownWeeks(weeks, company.weeks) }),
      ]),
  );
  return (companyUserId) => own.get(companyUserId) ?? shared;
}

/** Whose public holidays apply to a person: those of their country if it is known, otherwise the company's (absence.3). */
export function holidayCountry({ country: companys }: Pick<CompanyCalendar, 'country'>, country: string | null): string {
  return country !== null && country !== companys && isCountryKnown(country) ? country : companys;
}

/** A person's weeks, with the company's weeks filled in where the person uses them. */
export function ownWeeks(own: WorkTerms['weeks'], companys: readonly WorkWeek[]): WorkWeek[] {
  return own.flatMap(({ validFrom, weekdays }, index) => {
    if (weekdays !== null) return [{ validFrom, weekdays }];
    const until = own[index + 1]?.validFrom ?? '9999-12-31';
    const before = companys.findLast((week) => (week.validFrom ?? '') <= validFrom)?.weekdays ?? mondayToFriday;
    const within = companys.filter((week) => week.validFrom !== null && week.validFrom > validFrom && week.validFrom < until);
    return [{ validFrom, weekdays: before }, ...within];
  });
}

/** The weeks that were set for a person: where they use the company's again, with those of that day. */
export function shownWeeks(own: WorkTerms['weeks'], companys: readonly WorkWeek[]): ShownWeek[] {
  return own.map(({ validFrom, weekdays }) => ({
    validFrom,
    weekdays: weekdays ?? weekdaysOn([], companys, validFrom),
    isOwn: weekdays !== null,
  }));
}

/** Whether a person has a week of their own on a date, also one with the days of the company's. */
export function hasOwnWeek(own: WorkTerms['weeks'], date: string): boolean {
  return (own.findLast(({ validFrom }) => validFrom <= date)?.weekdays ?? null) !== null;
}

/** The weekdays that a person with these weeks works on a date, as a mask. */
export function weekdaysOn(own: WorkTerms['weeks'], companys: readonly WorkWeek[], date: string): number {
  const found = (weeks: readonly WorkWeek[]) => weeks.findLast(({ validFrom }) => (validFrom ?? '') <= date)?.weekdays;
  return found(ownWeeks(own, companys)) ?? found(companys) ?? mondayToFriday;
}

/** How much of a working day a date is for a person, and why. */
export function dayWorth(company: CompanyCalendar, person: PersonCalendar, date: string): DayWorth {
  return calendarOf(company).of(person).on(date);
}

interface DatedWeek {
  from: number;
  weekdays: number | null;
}

/** Oldest first; of two that start on the same day the later one applies. */
function weeksFrom(weeks: readonly PersonWeek[]): DatedWeek[] {
  const byStart = new Map(weeks.map(({ validFrom, weekdays }) => [validFrom === null ? -Infinity : dayNumber(validFrom), weekdays]));
  return [...byStart].map(([from, weekdays]) => ({ from, weekdays })).toSorted((one, other) => one.from - other.from);
}

/** The company's weeks wherever the person has none of their own. */
function merged(companys: readonly DatedWeek[], own: readonly DatedWeek[]): DatedWeek[] {
  const starts = new Set([...companys, ...own].map(({ from }) => from));
  return [...starts]
    .toSorted((one, other) => one - other)
    .map((from) => ({ from, weekdays: holdingOn(own, from) ?? holdingOn(companys, from) ?? null }));
}

function holdingOn(weeks: readonly DatedWeek[], number: number): number | null | undefined {
  return weeks.findLast(({ from }) => from <= number)?.weekdays;
}

function readerOf(special: (number: number) => DayWorth | undefined, weeks: readonly DatedWeek[]): (number: number) => DayWorth {
  const only = weeks.length === 1 ? weeks[0]?.weekdays : undefined;
  return (number) => {
    const isWorked = ((only ?? holdingOn(weeks, number) ?? mondayToFriday) & (1 << weekdayOfNumber(number))) !== 0;
    const found = special(number);
    if (!found) return isWorked ? fullDay : dayOutsideWeek;
    return isWorked ? found : { worth: 0, reason: 'weekend', names: found.names };
  };
}

/** The number of 1 January, and each special day of the year. */
interface Year {
  first: number;
  days: readonly (DayWorth | undefined)[];
}

/** The special days of a country, computed year by year on demand; indexed by position, because they are read often. */
function specialDays(company: CompanyCalendar, country: string): (number: number) => DayWorth | undefined {
  const years = new Map<number, Year>();
  let current: Year = { first: 0, days: [] };
  return (number) => {
    const place = number - current.first;
    if (place >= 0 && place < current.days.length) return current.days[place];
    const year = yearOf(dayOfNumber(number));
    current = years.get(year) ?? inOrder(daysOfYear(company, country, year), year);
    years.set(year, current);
    return current.days[number - current.first];
  };
}

function inOrder(special: ReadonlyMap<number, DayWorth>, year: number): Year {
  const first = dayNumber(`${year}-01-01`);
  const length = dayNumber(`${year + 1}-01-01`) - first;
  return { first, days: Array.from({ length }, (_unused, index) => special.get(first + index)) };
}

function daysOfYear(company: CompanyCalendar, country: string, year: number): Map<number, DayWorth> {
  const days = new Map<number, DayWorth>();
  const eves = company.halfDayEves ? [`${year}-12-24`, `${year}-12-31`] : [];
  for (const date of eves) days.set(dayNumber(date), { worth: 0.5, reason: 'half', names: null });
  for (const { date, names } of publicHolidays(country, year)) days.set(dayNumber(date), { worth: 0, reason: 'holiday', names });
  const own = company.days.filter(({ date }) => yearOf(date) === year);
  const ranked = (['removed', 'holiday', 'half', 'off'] as const).flatMap((kind) => own.filter((day) => day.kind === kind));
  for (const { date, kind, name } of ranked) {
    const number = dayNumber(date);
    if (kind === 'removed') days.delete(number);
    else days.set(number, decided(kind, name, days.get(number)));
  }
  return days;
}

/** A day off takes precedence over a half day, which takes precedence over a holiday; a country's holiday keeps its name beside the company's. */
function decided(kind: 'holiday' | 'half' | 'off', name: string, before: DayWorth | undefined): DayWorth {
  const names = name ? { no: name, en: name } : (before?.names ?? null);
  if (kind === 'half') return { worth: 0.5, reason: 'half', names };
  return { worth: 0, reason: kind, names };
}
