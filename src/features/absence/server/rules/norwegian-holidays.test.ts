import { expect, test } from 'vitest';
import { norwegianHolidays } from './norwegian-holidays.ts';

// Act on public holidays and the Act on 1 and 17 May; Easter dates from an almanac.
test('the twelve public holidays of 2026, by date and in both languages', () => {
  expect(norwegianHolidays(2026)).toEqual([
    { date: '2026-01-01', names: { no: 'Første nyttårsdag', en: "New Year's Day" } },
    { date: '2026-05-01', names: { no: 'Arbeidernes dag', en: 'Labour Day' } },
    { date: '2026-05-17', names: { no: 'Grunnlovsdagen', en: 'Constitution Day' } },
    { date: '2026-12-25', names: { no: 'Første juledag', en: 'Christmas Day' } },
    { date: '2026-12-26', names: { no: 'Andre juledag', en: 'Boxing Day' } },
    { date: '2026-04-02', names: { no: 'Skjærtorsdag', en: 'Maundy Thursday' } },
    { date: '2026-04-03', names: { no: 'Langfredag', en: 'Good Friday' } },
    { date: '2026-04-05', names: { no: 'Første påskedag', en: 'Easter Sunday' } },
    { date: '2026-04-06', names: { no: 'Andre påskedag', en: 'Easter Monday' } },
    { date: '2026-05-14', names: { no: 'Kristi himmelfartsdag', en: 'Ascension Day' } },
    { date: '2026-05-24', names: { no: 'Første pinsedag', en: 'Whit Sunday' } },
    { date: '2026-05-25', names: { no: 'Andre pinsedag', en: 'Whit Monday' } },
  ]);
});

// The earliest and latest possible dates, and the years with a lunar correction.
test.each([
  [1818, '03-22'],
  [1943, '04-25'],
  [1954, '04-18'],
  [1981, '04-19'],
  [2000, '04-23'],
  [2008, '03-23'],
  [2011, '04-24'],
  [2019, '04-21'],
  [2024, '03-31'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
  [2100, '03-28'],
  [2106, '04-18'],
  [2133, '04-19'],
  [2285, '03-22'],
  [4200, '04-20'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(norwegianHolidays(year).find(({ names }) => names.no === 'Første påskedag')?.date).toBe(`${year}-${day}`);
});
