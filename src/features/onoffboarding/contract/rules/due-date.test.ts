import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfNumber, daysBetween, weekdayOf } from '#kernel/contract/days.ts';
import type { RelativeDueDate } from '../task.ts';
import { dueDateOf } from './due-date.ts';

// The Easter of 2027: Maundy Thursday 25 March to Easter Monday 29 March.
const daysOff = new Set(['2027-03-25', '2027-03-26', '2027-03-29']);
const isFree = (day: string) => [0, 6].includes(weekdayOf(day)) || daysOff.has(day);
const from = (referenceDate: string | null) => ({ type: 'Onboarding' as const, referenceDate, isFree });
const days = (number: number): RelativeDueDate => ({ days: number, unit: 'day' });
const workingDays = (number: number): RelativeDueDate => ({ days: number, unit: 'workingDay' });

test.each([
  // Monday 15 March.
  ['2027-03-15', days(0), '2027-03-15'],
  ['2027-03-15', days(-3), '2027-03-12'],
  ['2027-03-15', days(7), '2027-03-22'],
  ['2027-03-15', workingDays(0), '2027-03-15'],
  ['2027-03-15', workingDays(-1), '2027-03-12'],
  ['2027-03-15', workingDays(5), '2027-03-22'],
  // Weekends: the working day before, in both directions.
  ['2027-03-15', days(-1), '2027-03-12'],
  ['2027-03-15', days(5), '2027-03-19'],
  ['2027-03-13', days(0), '2027-03-12'],
  ['2027-03-13', workingDays(0), '2027-03-12'],
  ['2027-03-13', workingDays(1), '2027-03-15'],
  ['2027-03-13', workingDays(-1), '2027-03-12'],
  // Easter.
  ['2027-03-30', days(-1), '2027-03-24'],
  ['2027-03-30', days(-5), '2027-03-24'],
  ['2027-03-24', days(4), '2027-03-24'],
  ['2027-03-24', days(6), '2027-03-30'],
  ['2027-03-24', workingDays(1), '2027-03-30'],
  ['2027-03-30', workingDays(-1), '2027-03-24'],
  ['2027-03-30', workingDays(-2), '2027-03-23'],
  // Ends of months and years.
  ['2028-02-28', days(1), '2028-02-29'],
  ['2027-12-31', workingDays(1), '2028-01-03'],
  ['2027-06-01', days(365), '2028-05-31'],
  ['2027-06-01', days(-365), '2026-06-01'],
])('from %s, %o: %s', (referenceDate, relativeDueDate, expected) => {
  expect(dueDateOf({ relativeDueDate, dueDate: null }, from(referenceDate)).date).toBe(expected);
});

test('says what was counted, and why it moved', () => {
  expect(dueDateOf({ relativeDueDate: days(-5), dueDate: '2020-01-01' }, from('2027-03-30'))).toEqual({
    date: '2027-03-24',
    why: [
      { key: 'counted', type: 'Onboarding', days: 5, unit: 'day', direction: 'before', reference: '2027-03-30', date: '2027-03-25' },
      { key: 'movedBefore', reason: 'dayOff', from: '2027-03-25', date: '2027-03-24' },
    ],
  });
  expect(dueDateOf({ relativeDueDate: days(5), dueDate: null }, { ...from('2027-03-15'), type: 'Offboarding' }).why).toEqual([
    { key: 'counted', type: 'Offboarding', days: 5, unit: 'day', direction: 'after', reference: '2027-03-15', date: '2027-03-20' },
    { key: 'movedBefore', reason: 'weekend', from: '2027-03-20', date: '2027-03-19' },
  ]);
  expect(dueDateOf({ relativeDueDate: workingDays(0), dueDate: null }, from('2027-03-15')).why).toEqual([
    { key: 'onReference', type: 'Onboarding', date: '2027-03-15' },
  ]);
});

test('keeps a typed date where it is, also on a free day', () => {
  expect(dueDateOf({ relativeDueDate: null, dueDate: '2027-03-26' }, from('2027-03-15'))).toEqual({
    date: '2027-03-26',
    why: [{ key: 'typed', date: '2027-03-26' }],
  });
});

test('has no date without one, and none before the reference date is known', () => {
  expect(dueDateOf({ relativeDueDate: null, dueDate: null }, from('2027-03-15'))).toEqual({ date: null, why: [{ key: 'noDate' }] });
  expect(dueDateOf({ relativeDueDate: days(1), dueDate: '2027-03-15' }, from(null))).toEqual({
    date: null,
    why: [{ key: 'noReference', type: 'Onboarding' }],
  });
});

const anyDay = fc.integer({ min: 19_000, max: 23_000 }).map(dayOfNumber);
const anyRelative = fc.record({ days: fc.integer({ min: -365, max: 365 }), unit: fc.constantFrom('day' as const, 'workingDay' as const) });

test('is a working day, and never later than what was counted', () => {
  fc.assert(
    fc.property(anyDay, anyRelative, (referenceDate, relativeDueDate) => {
      const { date } = dueDateOf({ relativeDueDate, dueDate: null }, from(referenceDate));
      expect(date !== null && !isFree(date)).toBe(true);
      if (relativeDueDate.unit === 'day') expect(date !== null && date <= addDays(referenceDate, relativeDueDate.days)).toBe(true);
    }),
  );
});

test('counts as many working days as were asked for', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, -1), (referenceDate, count, direction) => {
      const { date } = dueDateOf({ relativeDueDate: workingDays(count * direction), dueDate: null }, from(referenceDate));
      const length = Math.abs(daysBetween(referenceDate, date ?? referenceDate));
      const passed = Array.from({ length }, (_unused, index) => addDays(referenceDate, (index + 1) * direction));
      expect(passed.filter((day) => !isFree(day))).toHaveLength(count);
    }),
  );
});
