import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kernel/contract/days.ts';
import { mondayOf, monthsIn, weekNumber, yearOf } from './day-number.ts';

test.each([
  ['1970-01-01', 4, 1],
  ['2026-01-01', 4, 1],
  ['2026-12-31', 4, 53],
  ['2027-01-01', 5, 53],
  ['2027-01-04', 1, 1],
  ['2028-02-29', 2, 9],
  ['2024-12-30', 1, 1],
])('%s is weekday %i of week %i', (day, weekday, week) => {
  expect(weekdayOfNumber(dayNumber(day))).toBe(weekday);
  expect(weekNumber(dayNumber(day))).toBe(week);
  expect(dayOfNumber(dayNumber(day))).toBe(day);
});

test('a week begins on its Monday', () => {
  expect(dayOfNumber(mondayOf(dayNumber('2026-11-22')))).toBe('2026-11-16');
  expect(dayOfNumber(mondayOf(dayNumber('2026-11-23')))).toBe('2026-11-23');
});

test('months that touch a stretch are found by their first days', () => {
  expect(monthsIn(dayNumber('2026-12-15'), dayNumber('2027-02-01')).map(dayOfNumber)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  expect(yearOf(dayNumber('2027-02-01'))).toBe(2027);
});
