import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  eachDay,
  endsBeforeStart,
  isFirstOfMonth,
  isMonday,
  maxDay,
  minDay,
  weekdayOf,
  yearOf,
} from './days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
  ['1969-12-31', 1, '1970-01-01'],
  ['2100-12-31', 1, '2101-01-01'],
  ['0099-12-31', 1, '0100-01-01'],
  ['0004-02-28', 1, '0004-02-29'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-15', -3, '2025-12-15'],
  ['2026-05-31', -1, '2026-04-30'],
  ['0050-01-31', 1, '0050-02-28'],
  ['0100-01-31', -2, '0099-11-30'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2026-11-21', -1, '2025-11-21'],
])('%s and %i years is %s', (day, years, expected) => {
  expect(addYears(day, years)).toBe(expected);
});

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['1969-12-28', 0],
])('%s is weekday %i', (day, expected) => {
  expect(weekdayOf(day)).toBe(expected);
});

test('lists both ends of a span, and nothing when it ends before it starts', () => {
  expect(eachDay('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(eachDay('2026-01-01', '2026-01-01')).toEqual(['2026-01-01']);
  expect(eachDay('2026-01-02', '2026-01-01')).toEqual([]);
});

test('knows year, earlier and later', () => {
  expect([yearOf('2027-01-01'), minDay('2026-12-31', '2027-01-01'), maxDay('2026-12-31', '2027-01-01')]).toEqual([
    2027,
    '2026-12-31',
    '2027-01-01',
  ]);
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', -21, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('between %s and %i days later lie as many days, to %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

test('days are listed from the first to the last, both with it', () => {
  expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
  expect(eachDay('2026-02-27', '2026-02-26')).toEqual([]);
  expect(eachDay('2026-02-27', '2026-02-20')).toEqual([]);
});

test('weeks begin on Monday, months on the first', () => {
  expect(eachDay('2026-11-20', '2026-12-01').filter(isMonday)).toEqual(['2026-11-23', '2026-11-30']);
  expect(eachDay('2026-11-20', '2026-12-12').filter(isFirstOfMonth)).toEqual(['2026-12-01']);
});

test.each([
  ['2027-02-10', '2027-02-09', true],
  ['2027-02-10', '2027-02-10', false],
  ['2027-02-10', '2027-02-11', false],
  ['31.02.2027', '2027-02-10', false],
  ['2027-02-10', 'abc', false],
  ['', '2027-02-10', false],
  ['2027-02-10', null, false],
  [undefined, undefined, false],
])('whether the period from %j to %j ends before it begins: %j', (from, to, expected) => {
  expect(endsBeforeStart(from, to)).toBe(expected);
});
