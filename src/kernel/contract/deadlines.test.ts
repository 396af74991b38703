import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfNumber, daysBetween, weekdayOf } from './days.ts';
import { addInterval, addWorkingDays, intervalsUntil, workingDayOnOrBefore, type Interval } from './deadlines.ts';

const months = (number: number): Interval => ({ number, unit: 'month' });
const days = (number: number): Interval => ({ number, unit: 'day' });

test.each([
  ['2027-01-31', months(1), 1, '2027-02-28'],
  ['2028-01-31', months(1), 1, '2028-02-29'],
  ['2027-01-31', months(1), 2, '2027-03-31'],
  ['2023-08-01', months(12), 1, '2024-08-01'],
  ['2024-08-01', months(3), -1, '2024-05-01'],
  ['2027-01-31', days(30), 1, '2027-03-02'],
  ['2027-03-02', days(30), -1, '2027-01-31'],
  ['2027-01-31', days(30), 0, '2027-01-31'],
])('%s, %o, %i times: %s', (anchor, interval, times, expected) => {
  expect(addInterval(anchor, interval, times)).toBe(expected);
});

test.each([
  ['2023-08-01', months(12), '2023-08-01', 0],
  ['2023-08-01', months(12), '2020-01-01', 0],
  ['2023-08-01', months(12), '2023-08-02', 1],
  ['2023-08-01', months(12), '2024-08-01', 1],
  ['2023-08-01', months(12), '2024-08-02', 2],
  ['2027-01-31', months(1), '2027-02-28', 1],
  ['2027-01-31', months(1), '2027-03-01', 2],
  ['2027-01-01', days(30), '2027-01-31', 1],
  ['2027-01-01', days(30), '2027-02-01', 2],
])('from %s by %o, the first on or after %s is number %i', (anchor, interval, day, expected) => {
  expect(intervalsUntil(anchor, interval, day)).toBe(expected);
});

test('refuses an interval that never reaches a day', () => {
  expect(() => intervalsUntil('2027-01-01', days(0), '2027-01-02')).toThrow('An interval of 0 day never reaches a day.');
});

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
// The Easter of 2027: Maundy Thursday 25 March to Easter Monday 29 March.
const isFree = (day: string) => isWeekend(day) || ['2027-03-25', '2027-03-26', '2027-03-29'].includes(day);

test.each([
  ['2027-03-24', '2027-03-24'],
  ['2027-03-25', '2027-03-24'],
  ['2027-03-29', '2027-03-24'],
  ['2027-03-30', '2027-03-30'],
])('the working day on or before %s is %s', (day, expected) => {
  expect(workingDayOnOrBefore(day, isFree)).toBe(expected);
});

test.each([
  ['2027-03-24', 1, '2027-03-30'],
  ['2027-03-30', -1, '2027-03-24'],
  ['2027-03-27', 1, '2027-03-30'],
  ['2027-03-27', 0, '2027-03-27'],
  ['2027-03-23', 3, '2027-03-31'],
  ['2027-03-31', -3, '2027-03-23'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count, isFree)).toBe(expected);
});

test('says so when a whole year has no working day', () => {
  expect(() => workingDayOnOrBefore('2027-03-24', () => true)).toThrow('There is no working day within a year of 2027-03-24.');
  expect(workingDayOnOrBefore('2027-03-24', (day) => daysBetween(day, '2027-03-24') < 365)).toBe('2026-03-24');
});

const anyDay = fc.integer({ min: 7_000, max: 40_000 }).map(dayOfNumber);
const anyInterval = fc.record({ number: fc.integer({ min: 1, max: 400 }), unit: fc.constantFrom('day' as const, 'month' as const) });

test('the repeat found is the first on or after the day, whatever the interval', () => {
  fc.assert(
    fc.property(anyDay, anyInterval, fc.integer({ min: -3_000, max: 9_000 }), (anchor, interval, distance) => {
      const day = addDays(anchor, distance);
      const times = intervalsUntil(anchor, interval, day);
      expect(addInterval(anchor, interval, times) >= day).toBe(true);
      if (times > 0) expect(addInterval(anchor, interval, times - 1) < day).toBe(true);
    }),
  );
});
