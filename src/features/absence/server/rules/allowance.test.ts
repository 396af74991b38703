import { expect, test } from 'vitest';
import { defaultAllowance, extraWeekDays, isSixtyIn, prorated, statutoryDays, statutoryOfJoiner, workdaysOf } from './allowance.ts';

test.each([
  [2025, 25],
  [2026, 25],
  [2027, 25],
  [2028, 30],
  [2031, 30],
])('the allowance of %i is %i', (year, days) => {
  const defaults = [
    { fromYear: 2028, days: 30 },
    { fromYear: 2026, days: 25 },
  ];
  expect(defaultAllowance(defaults, year)).toBe(days);
});

test('nothing is given where nothing was set', () => {
  expect(defaultAllowance([], 2026)).toBeNull();
});

test.each([
  [5, false, 21],
  [6, false, 25],
  [7, false, 25],
  [4, false, 17],
  [3, false, 13],
  [1, false, 5],
  [0, false, 0],
  [5, true, 26],
  [6, true, 31],
  [0, true, 0],
  [4.8, false, 20.5],
])('%d days a week, over 60 %s: %d by law', (workdays, isSixty, days) => {
  expect(statutoryDays(workdays, isSixty)).toBe(days);
});

test.each([
  ['1966-12-31', true],
  ['1967-01-01', false],
  [null, false],
])('born %s, over 60 in 2026: %s', (birthday, expected) => {
  expect(isSixtyIn(2026, birthday)).toBe(expected);
});

test('counts the weekdays of a mask', () => {
  expect([0b0111110, 0b1111111, 0, 0b0000010].map(workdaysOf)).toEqual([5, 7, 0, 1]);
});

test.each([
  ['all year', 25, null, null, 25],
  ['since long ago', 25, '2019-05-01', '2030-01-01', 25],
  ['from 1 January', 25, '2026-01-01', null, 25],
  ['from 1 July: not below the law', 25, '2026-07-01', null, 21],
  ['from 30 September: not below the law', 25, '2026-09-30', null, 21],
  ['from 1 October: a quarter is above the week of the law', 25, '2026-10-01', null, 6.5],
  ['from 1 December: the week of the law', 25, '2026-12-01', null, 5],
  ['never above the allowance', 3, '2026-12-01', null, 3],
  ['until 30 June', 25, null, '2026-06-30', 12.5],
  ['for a month', 25, '2026-03-01', '2026-03-31', 2.5],
  ['after the year', 25, '2027-01-01', null, 0],
  ['before the year', 25, null, '2025-12-31', 0],
] as const)('%s of %i days', (...[, days, startDate, endDate, expected]) => {
  expect(prorated(days, { startDate, endDate }, 2026, { workdays: 5, isSixty: false })).toBe(expected);
});

test.each([
  ['2026-09-30', 5, false, 21],
  ['2026-10-01', 5, false, 5],
  ['2026-10-01', 3, false, 3],
  ['2026-10-01', 7, false, 6],
  ['2027-09-30', 5, false, 21],
  ['2026-02-01', 6, false, 25],
  ['2026-09-30', 5, true, 26],
  ['2026-10-01', 5, true, 5],
])('who starts on %s with %i days a week, over 60 %s, has %i by law', (startDate, workdays, isSixty, days) => {
  expect(statutoryOfJoiner(startDate, { workdays, isSixty })).toBe(days);
});

test.each([
  [5, 5],
  [3, 3],
  [7, 6],
  [4.6, 5],
  [0, 0],
])('the extra week of %d days a week is %d', (workdays, days) => {
  expect(extraWeekDays(workdays)).toBe(days);
});
