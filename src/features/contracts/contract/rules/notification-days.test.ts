import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfNumber } from '#kernel/contract/days.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import { allDaysBefore } from '../kinds.ts';
import { findDeadline } from './deadline.ts';
import type { Terms } from './term-ends.ts';
import { endNotifiedOn, notificationDay, offeredDays, suggestNotifications } from './notification-days.ts';

const months = (number: number): Interval => ({ number, unit: 'month' });
const days = (number: number): Interval => ({ number, unit: 'day' });
const yearly: Terms = {
  status: 1,
  typeId: 1,
  endDate: '2027-06-30',
  renewalInterval: months(12),
  noticePeriod: months(3),
  terminatedOn: null,
};
const on = (today: string) => ({ today, isFree: () => false, movesToWorkingDay: true });
const ending = { typeId: 2 } as const;

test.each<[Partial<Terms>, string, number[]]>([
  [{}, '2027-01-01', [150, 120]],
  [{ noticePeriod: days(90) }, '2027-01-01', [150, 120]],
  [{ noticePeriod: days(14) }, '2027-01-01', [60, 44]],
  [{ noticePeriod: days(45) }, '2027-01-01', [90, 75]],
  [{ noticePeriod: days(20) }, '2027-01-01', [75, 60]],
  [{ noticePeriod: months(12) }, '2027-01-01', [720, 390]],
  [{ noticePeriod: months(36) }, '2027-01-01', [1800, 1110]],
  [{ noticePeriod: days(1770) }, '2027-01-01', [1830, 1800]],
  [{ noticePeriod: days(1771) }, '2027-01-01', [1861, 1830]],
  [{ noticePeriod: months(60) }, '2027-01-01', [1890, 1830]],
  [{ noticePeriod: days(1801) }, '2027-01-01', [1891, 1831]],
  [{ noticePeriod: months(120) }, '2027-01-01', [3690, 3630]],
  [{ noticePeriod: days(3660) }, '2027-01-01', [3750, 3690]],
  [{ noticePeriod: null }, '2027-01-01', [90, 30]],
  // Its notice is past, so what is left is the end.
  [ending, '2027-04-01', [90, 30]],
  [{ status: 2 }, '2027-01-01', []],
  [{ endDate: null }, '2027-01-01', []],
  [ending, '2027-07-01', []],
])('suggests for %j on %s: %j', (change, today, expected) => {
  const terms = { ...yearly, ...change };
  expect(suggestNotifications(findDeadline(terms, on(today)), terms.noticePeriod).map(({ when }) => when)).toEqual(expected);
});

test('suggests what is about the renewal, or about the end', () => {
  const types = (terms: Terms) => suggestNotifications(findDeadline(terms, on('2027-01-01')), terms.noticePeriod).map(({ type }) => type);
  expect([types(yearly), types({ ...yearly, ...ending })]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('offers the days of a notice only with a notice period', () => {
  expect([offeredDays(null).length, offeredDays(months(1)).length, offeredDays(days(1770)).length]).toEqual([12, 20, 20]);
});

test('offers days before a notice that is longer than the list', () => {
  expect(offeredDays(months(60)).slice(-2)).toEqual([1830, 1890]);
  expect(offeredDays(days(2000)).slice(-3)).toEqual([1830, 2030, 2090]);
});

test.each<[string, readonly [Partial<Terms>, number, string], (string | boolean | null)[]]>([
  ['ahead', [{}, 120, '2027-01-01'], ['2027-03-02', false, '2027-03-02']],
  ['on its day', [{}, 120, '2027-03-02'], ['2027-03-02', false, '2027-03-02']],
  ['past in this term', [{}, 120, '2027-03-03'], ['2027-03-02', true, '2028-03-02']],
  ['after the notice', [{}, 30, '2027-04-01'], ['2028-05-31', false, '2027-05-31']],
  ['of what ends', [ending, 120, '2027-03-03'], ['2027-03-02', true, null]],
  ['of what has ended', [ending, 30, '2027-07-01'], ['2027-05-31', true, null]],
  ['of a terminated one', [{ status: 3, terminatedOn: '2027-01-01' }, 120, '2027-03-03'], ['2027-03-02', true, null]],
  ['of an inactive one', [{ status: 2 }, 30, '2027-01-01'], [null, false, null]],
  ['without an end', [{ endDate: null }, 30, '2027-01-01'], [null, false, null]],
  ['without an interval', [{ renewalInterval: null }, 30, '2027-06-01'], ['2027-05-31', true, null]],
])('a notification %s', (_name, [change, when, today], expected) => {
  const terms = { ...yearly, ...change };
  const { date, isPast, nextDate } = notificationDay(when, terms, { ...findDeadline(terms, on(today)), today });
  expect([date, isPast, nextDate]).toEqual(expected);
});

test.each<[Partial<Terms>, number, string, string | null]>([
  [{}, 30, '2027-05-31', '2027-06-30'],
  [{}, 30, '2027-05-30', null],
  [{}, 30, '2027-06-01', null],
  [{}, 30, '2029-05-31', '2029-06-30'],
  [ending, 30, '2027-05-31', '2027-06-30'],
  [ending, 30, '2029-05-31', null],
  [{ status: 2 }, 30, '2027-05-31', null],
  [{ status: 3, terminatedOn: '2027-01-01' }, 30, '2028-05-31', null],
  [{ endDate: null }, 30, '2027-05-31', null],
])('of %j, %i days before, tells on %s of %s', (change, when, day, end) => {
  expect(endNotifiedOn(day, when, { ...yearly, ...change })).toBe(end);
});

const anyDay = fc.integer({ min: 10_000, max: 30_000 }).map(dayOfNumber);

test('what is announced for a day comes on that day, and on none before', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), fc.constantFrom(...allDaysBefore), anyDay, (endDate, number, when, today) => {
      const terms: Terms = { ...yearly, endDate, renewalInterval: months(number) };
      const { nextDate } = notificationDay(when, terms, { ...findDeadline(terms, on(today)), today });
      if (nextDate === null) throw new Error('A contract that renews has a next notification.');
      expect(nextDate >= today).toBe(true);
      expect(endNotifiedOn(nextDate, when, terms)).toBe(addDays(nextDate, when));
      for (const between of [0, 1, 10]) {
        const day = addDays(today, between);
        if (day < nextDate) expect(endNotifiedOn(day, when, terms)).toBeNull();
      }
    }),
  );
});
