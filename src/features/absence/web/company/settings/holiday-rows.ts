import { Day } from '#kernel/contract/values.ts';
import type { CompanyDay, Holiday } from '../../../contract/entities-settings.ts';

/** The company's setting for a public holiday: off, half, or an ordinary working day. */
export type HolidayState = 'off' | 'half' | 'removed';

export interface HolidayRow {
  date: string;
  name: string;
  state: HolidayState;
}

interface Known {
  holidays: readonly Holiday[];
  days: readonly CompanyDay[];
  year: number;
  language: 'no' | 'en';
}

/** The public holidays of a year with the company's setting for each; removed ones are only in the company's list. */
export function holidayRows({ holidays, days, year, language }: Known): HolidayRow[] {
  const changed = new Map(days.filter(isOfHoliday).map((day) => [day.date, day]));
  const own = new Set(days.filter(isOwn).map(({ date }) => date));
  const known = holidays
    .filter(({ source, date }) => source === 'public' && !changed.has(date) && !own.has(date))
    .map(({ date, names }): HolidayRow => ({ date, name: names[language], state: 'off' }));
  const others = [...changed.values()]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .map(({ date, kind, name }): HolidayRow => ({ date, name, state: kind === 'half' ? 'half' : 'removed' }));
  return [...known, ...others].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The company's days after changing the setting of a holiday. */
export function withState(days: readonly CompanyDay[], { date, name }: HolidayRow, state: HolidayState): CompanyDay[] {
  const rest = days.filter((day) => day.date !== date);
  return state === 'off' ? rest : [...rest, { date, name: name.slice(0, 60), kind: state }];
}

/** Whether a day changes a public holiday, instead of being company-specific. */
export function isOfHoliday({ kind }: CompanyDay): boolean {
  return kind === 'removed' || kind === 'half';
}

export function isOwn(day: CompanyDay): boolean {
  return !isOfHoliday(day);
}

interface OwnRow {
  day: CompanyDay;
  /** In the company's whole list, as the names of its fields say. */
  index: number;
}

/** The company-specific days of a year; what is not a date stays with every year until it is one. */
export function ownRows(days: readonly CompanyDay[], year: number): OwnRow[] {
  const isShown = (date: string): boolean => !Day.safeParse(date).success || Number(date.slice(0, 4)) === year;
  return days.map((day, index) => ({ day, index })).filter(({ day }) => isOwn(day) && isShown(day.date));
}
