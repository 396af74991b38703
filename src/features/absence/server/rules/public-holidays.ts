import { createRequire } from 'node:module';
import type { default as Library, HolidaysTypes } from 'date-holidays';
import { addDays } from '#kernel/contract/days.ts';
import { norwegianNameOf } from './holiday-names.ts';
import { norwegianHolidays, type HolidayNames } from './norwegian-holidays.ts';

export interface PublicHoliday {
  date: string;
  /** The names, joined by a comma where several holidays meet on one day. */
  names: HolidayNames;
}

// A cache: the days of a year are computed once per country.
const cache = new Map<string, readonly PublicHoliday[]>();
let library: typeof Library | undefined;
let known: readonly string[] | undefined;

/** The public holidays of a country (two letters, ISO 3166-1) in a year, each date once and in order; none for an unknown country. */
export function publicHolidays(country: string, year: number): readonly PublicHoliday[] {
  const key = `${country} ${year}`;
  const found = cache.get(key) ?? merged(country === 'NO' ? norwegianHolidays(year) : foreignHolidays(country, year), year);
  cache.set(key, found);
  return found;
}

/** Whether the public holidays of a country are known. */
export function isCountryKnown(country: string): boolean {
  return country === 'NO' || countries().includes(country);
}

/** The countries with known public holidays, by their two letters and in order. */
export function countries(): readonly string[] {
  known ??= Object.keys(new (loaded())().getCountries()).toSorted();
  return known;
}

/** The rules of other countries are 12 MB, so they are loaded on first use. */
function loaded(): typeof Library {
  // The CommonJS entry exports the class itself, whose type is in the package.
  library ??= createRequire(import.meta.url)('date-holidays') as typeof Library;
  return library;
}

function foreignHolidays(country: string, year: number): PublicHoliday[] {
  if (!isCountryKnown(country)) return [];
  const own = new (loaded())(country, { types: ['public'] });
  // The country's own language first, because the library remembers the last requested language.
  const local = namesByRule(own.getHolidays(year));
  const norwegian = namesByRule(own.getHolidays(year, 'no'));
  return own.getHolidays(year, 'en').flatMap((holiday) => {
    const en = holiday.name;
    const key = keyOf(holiday);
    const no = norwegianNameOf({
      en,
      no: norwegian.get(key) ?? en,
      own: local.get(key) ?? en,
      isSubstitute: holiday.substitute === true,
    });
    // Some holidays, such as Eid al-Fitr, last several days and start the evening before.
    const length = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / 86_400_000));
    return Array.from({ length }, (_unused, days) => ({ date: addDays(holiday.date.slice(0, 10), days), names: { no, en } }));
  });
}

/** The library merges holidays with the same name and day, which may differ by language; so each is found by its rule. */
function namesByRule(holidays: readonly HolidaysTypes.Holiday[]): Map<string, string> {
  return new Map(holidays.map((holiday) => [keyOf(holiday), holiday.name]));
}

function keyOf({ date, rule }: HolidaysTypes.Holiday): string {
  return `${date} ${rule}`;
}

/** In 2027 Whit Monday is 17 May: one day off with two names. */
function merged(holidays: readonly PublicHoliday[], year: number): PublicHoliday[] {
  const byDate = Map.groupBy(
    holidays.filter(({ date }) => date.startsWith(`${year}-`)),
    ({ date }) => date,
  );
  return [...byDate.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, sameDay]) => ({
      date,
      names: { no: joined(sameDay.map(({ names }) => names.no)), en: joined(sameDay.map(({ names }) => names.en)) },
    }));
}

function joined(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}
