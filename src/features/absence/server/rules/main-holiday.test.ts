import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { mainHolidayWarnings } from './main-holiday.ts';

const calendar = calendarOf({ country: 'NO', halfDayEves: false, days: [], weeks: [] });
const everyDay = calendar.of({ country: null, weeks: [] });
const span = (startDate: string, endDate: string) => ({ startDate, endDate });

test.each([
  ['three weeks in July', [span('2026-07-06', '2026-07-24')], null, false],
  ['a day less', [span('2026-07-06', '2026-07-23')], null, true],
  ['three weeks apart', [span('2026-07-06', '2026-07-17'), span('2026-08-03', '2026-08-07')], null, true],
  ['week by week', [span('2026-07-06', '2026-07-10'), span('2026-07-13', '2026-07-17'), span('2026-07-20', '2026-07-24')], null, false],
  ['half of it before June', [span('2026-05-18', '2026-06-12')], null, true],
  ['nothing', [], null, true],
  ['nothing, but starting after 15 August', [], '2026-08-16', false],
  ['nothing, starting on 15 August', [], '2026-08-15', true],
])('%s', (_name, vacation, startDate, isWarned) => {
  expect(mainHolidayWarnings({ year: 2026, vacation, calendar: everyDay, startDate, today: '2026-01-15' })).toEqual(
    isWarned ? [{ kind: 'mainHoliday', params: { year: 2026 } }] : [],
  );
});

test.each([
  ['2026-09-30', 2026, true],
  ['2026-10-01', 2026, false],
  ['2026-10-01', 2027, true],
])('on %s the main holiday of %i is still to be booked: %s', (today, year, isWarned) => {
  const { length } = mainHolidayWarnings({ year, vacation: [], calendar: everyDay, startDate: null, today });
  expect(length).toBe(isWarned ? 1 : 0);
});
