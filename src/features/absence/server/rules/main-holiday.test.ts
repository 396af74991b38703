import { expect, test } from 'vitest';
import { calendarOf } from './work-calendar.ts';
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
  expect(mainHolidayWarnings({ year: 2026, vacation, calendar: everyDay, startDate, endDate: null, today: '2026-01-15' })).toEqual(
    isWarned ? [{ kind: 'mainHoliday', params: { year: 2026 } }] : [],
  );
});

test.each([
  ['2026-09-30', 2026, true],
  ['2026-10-01', 2026, false],
  ['2026-10-01', 2027, true],
])('on %s the main holiday of %i is still to be booked: %s', (today, year, isWarned) => {
  const { length } = mainHolidayWarnings({ year, vacation: [], calendar: everyDay, startDate: null, endDate: null, today });
  expect(length).toBe(isWarned ? 1 : 0);
});

test.each([
  ['2026-06-20', false],
  ['2026-06-21', true],
  ['2025-12-31', false],
  ['2027-01-01', true],
])('of who leaves on %s the main holiday is to be booked: %s', (endDate, isWarned) => {
  const { length } = mainHolidayWarnings({ year: 2026, vacation: [], calendar: everyDay, startDate: null, endDate, today: '2026-01-15' });
  expect(length).toBe(isWarned ? 1 : 0);
});

const monday = 0b0000010;
const withWhitsun = calendar.of({ country: null, weeks: [] });
const halfDay = calendarOf({
  country: 'NO',
  halfDayEves: false,
  days: [{ date: '2026-07-15', kind: 'half', name: 'Sommerfest' }],
  weeks: [],
});
const idle = calendar.of({ country: null, weeks: [{ validFrom: null, weekdays: 0 }] });
const mondays = calendar.of({ country: null, weeks: [{ validFrom: null, weekdays: monday }] });

// Eighteen working days including Saturdays, between 1 June and 30 September.
test.each([
  ['from 1 June', 2026, [span('2026-06-01', '2026-06-19')], everyDay, false],
  ['from the day before', 2026, [span('2026-05-29', '2026-06-18')], everyDay, true],
  ['until 30 September', 2026, [span('2026-09-10', '2026-09-30')], everyDay, false],
  ['a day later', 2026, [span('2026-09-11', '2026-10-05')], everyDay, true],
  ['over Whit Monday, which is no working day', 2025, [span('2025-06-02', '2025-06-20')], withWhitsun, true],
  ['over Whit Monday, with a day more', 2025, [span('2025-06-02', '2025-06-23')], withWhitsun, false],
  ['over a half day, which is one', 2026, [span('2026-07-06', '2026-07-24')], halfDay.of({ country: null, weeks: [] }), false],
  [
    'parted by a half day',
    2026,
    [span('2026-07-06', '2026-07-14'), span('2026-07-16', '2026-07-24')],
    halfDay.of({ country: null, weeks: [] }),
    true,
  ],
  ['of who works on Mondays alone', 2026, [span('2026-07-06', '2026-07-20')], mondays, false],
  ['of who works on Mondays and takes one less', 2026, [span('2026-07-06', '2026-07-06')], mondays, true],
  ['of who never works and has no vacation', 2026, [], idle, true],
] as const)('three weeks %s', (...[, year, vacation, reader, isWarned]) => {
  const { length } = mainHolidayWarnings({ year, vacation, calendar: reader, startDate: null, endDate: null, today: `${year}-01-15` });
  expect(length).toBe(isWarned ? 1 : 0);
});
