import { expect, test } from 'vitest';
import { laterWeeks, weekdaysOf, weekOn, workdaysOf } from './week-mask.ts';

const weeks = [
  { validFrom: null, weekdays: 0b0111110 },
  { validFrom: '2027-03-01', weekdays: 0b0011110 },
];

test.each([
  ['2027-02-28', 0b0111110],
  ['2027-03-01', 0b0011110],
])('knows the week that holds on %s', (day, mask) => {
  expect(weekOn(weeks, day)).toBe(mask);
});

test('takes Monday to Friday where nothing was said', () => {
  expect(workdaysOf(weekOn([], '2027-01-01'))).toEqual(['1', '2', '3', '4', '5']);
});

test('names the weeks that are still to come', () => {
  expect(laterWeeks(weeks, '2027-02-01').map(({ validFrom }) => validFrom)).toEqual(['2027-03-01']);
});

test('reads the ticks of a form as weekdays', () => {
  expect(weekdaysOf(['0', '6'])).toEqual({ 0: true, 1: false, 2: false, 3: false, 4: false, 5: false, 6: true });
});

test.each([
  [0b0111110, '12345'],
  [0b0000001, '0'],
  [0b1000010, '16'],
  [0, ''],
])('reads the days of the mask %i, Monday first', (mask, days) => {
  expect(workdaysOf(mask).join('')).toBe(days);
});
