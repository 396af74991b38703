import { createRequire } from 'node:module';
import type Library from 'date-holidays';
import { expect, test } from 'vitest';
import { eachDay, weekdayOf } from '#kernel/contract/days.ts';
import { countries, isCountryKnown, publicHolidays } from './public-holidays.ts';

const shortNames = ['Skjærtorsdag', 'Langfredag', 'Første påskedag', 'Andre påskedag', 'Kristi himmelfartsdag', 'Første pinsedag'];
const isWeekday = (day: string) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

// law.1
test.each([
  [2025, ['04-17', '04-18', '04-20', '04-21', '05-29', '06-08'], '2025-06-09', 9, 252],
  [2026, ['04-02', '04-03', '04-05', '04-06', '05-14', '05-24'], '2026-05-25', 8, 253],
  [2027, ['03-25', '03-26', '03-28', '03-29', '05-06', '05-16'], '2027-05-17', 6, 255],
  [2028, ['04-13', '04-14', '04-16', '04-17', '05-25', '06-04'], '2028-06-05', 9, 251],
] as const)('Norway in %i', (...[year, movable, whitMonday, onWeekdays, workdays]) => {
  const holidays = publicHolidays('NO', year);
  const dateOf = (name: string) => holidays.find(({ names }) => names.no === name)?.date;
  expect(shortNames.map(dateOf)).toEqual(movable.map((day) => `${year}-${day}`));
  expect(holidays.find(({ names }) => names.no.includes('Andre pinsedag'))?.date).toBe(whitMonday);
  expect(holidays.filter(({ date }) => isWeekday(date))).toHaveLength(onWeekdays);
  const off = new Set(holidays.map(({ date }) => date));
  expect(eachDay(`${year}-01-01`, `${year}-12-31`).filter((day) => isWeekday(day) && !off.has(day))).toHaveLength(workdays);
});

test('Whit Monday of 2027 and 17 May are one day with two names', () => {
  const holidays = publicHolidays('NO', 2027);
  expect(holidays).toHaveLength(11);
  expect(holidays.filter(({ date }) => date === '2027-05-17')).toEqual([
    { date: '2027-05-17', names: { no: 'Grunnlovsdagen, Andre pinsedag', en: 'Constitution Day, Whit Monday' } },
  ]);
});

test('Norway by law and by the library agree for a century', () => {
  const load = createRequire(import.meta.url)('date-holidays') as typeof Library;
  const norway = new load('NO', { types: ['public'] });
  const years = Array.from({ length: 101 }, (_unused, index) => 2000 + index);
  for (const year of years) {
    const theirs = new Set(norway.getHolidays(year, 'no').map(({ date }) => date.slice(0, 10)));
    expect(publicHolidays('NO', year).map(({ date }) => date)).toEqual([...theirs].toSorted());
  }
});

test('every country loads, with each date once, in order and in its year', () => {
  expect(countries().length).toBeGreaterThan(200);
  for (const country of countries()) {
    const dates = publicHolidays(country, 2026).map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(dates.every((date) => /^2026-\d{2}-\d{2}$/.test(date))).toBe(true);
    expect(publicHolidays(country, 2026).every(({ names }) => names.no !== '' && names.en !== '')).toBe(true);
  }
});

test.each([
  ['SE', '2026-01-06', 'Helligtrekongersdag', 'Epiphany'],
  ['SE', '2026-06-20', 'Midtsommerdagen', 'Midsummer Day'],
  ['PL', '2026-05-03', 'Święto Narodowe Trzeciego Maja', 'Constitution Day'],
  ['GB', '2026-12-28', 'Andre juledag (fri i stedet)', 'Boxing Day (substitute day)'],
  ['JP', '2026-05-06', 'Grunnlovsdagen (fri i stedet)', 'Constitution Day (substitute day)'],
  ['JP', '2026-04-29', 'Showa Day', 'Showa Day'],
  ['AE', '2026-03-21', 'Id al-fitr', 'End of Ramadan (Eid al-Fitr)'],
])('%s %s is %s or %s', (country, date, no, en) => {
  expect(publicHolidays(country, 2026).find((holiday) => holiday.date === date)?.names).toEqual({ no, en });
});

test('a country nobody knows has no holidays', () => {
  expect([isCountryKnown('NO'), isCountryKnown('SE'), isCountryKnown('QX')]).toEqual([true, true, false]);
  expect(publicHolidays('QX', 2026)).toEqual([]);
});
