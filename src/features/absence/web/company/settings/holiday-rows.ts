import type { CompanyDay, Holiday } from '../../../contract/entities-settings.ts';

/** A public holiday as the company keeps it: off, half, or an ordinary working day. */
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

/** The public holidays of a year with what the company does with each; those it took away are only in its own list. */
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

/** The company's days after a holiday has been kept otherwise. */
export function withState(days: readonly CompanyDay[], { date, name }: HolidayRow, state: HolidayState): CompanyDay[] {
  const rest = days.filter((day) => day.date !== date);
  return state === 'off' ? rest : [...rest, { date, name: name.slice(0, 60), kind: state }];
}

/** A day that changes a public holiday, not one of the company's own. */
export function isOfHoliday({ kind }: CompanyDay): boolean {
  return kind === 'removed' || kind === 'half';
}

export function isOwn(day: CompanyDay): boolean {
  return !isOfHoliday(day);
}
