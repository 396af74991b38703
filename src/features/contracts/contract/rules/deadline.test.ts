import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOfNumber, weekdayOf } from '#kernel/contract/days.ts';
import { addInterval, type Interval } from '#kernel/contract/deadlines.ts';
import { contractStatuses, contractTypes } from '../kinds.ts';
import { findDeadline } from './deadline.ts';
import type { Terms } from './term-ends.ts';

const months = (number: number): Interval => ({ number, unit: 'month' });
const days = (number: number): Interval => ({ number, unit: 'day' });
const lease: Terms = {
  status: 1,
  typeId: 1,
  endDate: '2023-08-01',
  renewalInterval: months(12),
  noticePeriod: months(3),
  terminatedOn: null,
};
const holidays = ['2024-05-01', '2027-03-25', '2027-03-26', '2027-03-29'];
const isFree = (day: string) => [0, 6].includes(weekdayOf(day)) || holidays.includes(day);
const on = (today: string, movesToWorkingDay = true) => ({ today, isFree, movesToWorkingDay });
const dates = (terms: Partial<Terms>, today: string, moves = true) => {
  const { state, date, actBy, termEnd } = findDeadline({ ...lease, ...terms }, on(today, moves));
  return [state, date, actBy, termEnd];
};

describe('the next deadline', () => {
  test.each<[string, Partial<Terms>, string, (string | null)[]]>([
    // 1 May is a public holiday.
    ['a lease renewed once', {}, '2023-10-31', ['upcoming', '2024-05-01', '2024-04-30', '2024-08-01']],
    ['before the first end', {}, '2023-05-01', ['upcoming', '2023-05-01', '2023-05-01', '2023-08-01']],
    ['the day after its notice', {}, '2023-05-02', ['upcoming', '2024-05-01', '2024-04-30', '2024-08-01']],
    [
      'while one may still give notice, though not on a working day',
      {},
      '2024-05-01',
      ['upcoming', '2024-05-01', '2024-04-30', '2024-08-01'],
    ],
    ['without notice, on the day of renewal', { noticePeriod: null }, '2024-08-01', ['upcoming', '2024-08-01', '2024-08-01', '2024-08-01']],
    ['without notice, the day after', { noticePeriod: null }, '2024-08-02', ['upcoming', '2025-08-01', '2025-08-01', '2025-08-01']],
    ['on trial as active', { status: 4 }, '2023-10-31', ['upcoming', '2024-05-01', '2024-04-30', '2024-08-01']],
    ['inactive', { status: 2 }, '2023-10-31', ['inactive', null, null, null]],
    ['without an end', { endDate: null }, '2023-10-31', ['none', null, null, null]],
    [
      'notice longer than a term',
      { renewalInterval: months(1), noticePeriod: months(3) },
      '2024-01-02',
      ['upcoming', '2024-02-01', '2024-02-01', '2024-05-01'],
    ],
    [
      'month ends',
      { endDate: '2027-01-31', renewalInterval: months(1), noticePeriod: null },
      '2027-02-01',
      ['upcoming', '2027-02-28', '2027-02-26', '2027-02-28'],
    ],
    [
      'a leap year',
      { endDate: '2027-01-31', renewalInterval: months(1), noticePeriod: null },
      '2028-02-01',
      ['upcoming', '2028-02-29', '2028-02-29', '2028-02-29'],
    ],
    [
      'month ends do not drift',
      { endDate: '2027-01-31', renewalInterval: months(1), noticePeriod: null },
      '2027-03-01',
      ['upcoming', '2027-03-31', '2027-03-31', '2027-03-31'],
    ],
    [
      'days',
      { endDate: '2027-01-01', renewalInterval: days(30), noticePeriod: days(14) },
      '2027-01-02',
      ['upcoming', '2027-01-17', '2027-01-15', '2027-01-31'],
    ],
    [
      'renewal without an interval, before its notice',
      { renewalInterval: null },
      '2023-05-01',
      ['upcoming', '2023-05-01', '2023-05-01', '2023-08-01'],
    ],
    [
      'renewal without an interval, after it',
      { renewalInterval: null },
      '2023-05-02',
      ['upcoming', '2023-08-01', '2023-08-01', '2023-08-01'],
    ],
    ['renewal without an interval, after the end', { renewalInterval: null }, '2023-08-02', ['none', null, null, null]],
    ['one that ends, before its notice', { typeId: 2 }, '2023-05-01', ['upcoming', '2023-05-01', '2023-05-01', '2023-08-01']],
    ['one that ends, after its notice', { typeId: 2 }, '2023-05-02', ['upcoming', '2023-08-01', '2023-08-01', '2023-08-01']],
    [
      'one that ends, on its last day',
      { typeId: 2, noticePeriod: null },
      '2023-08-01',
      ['upcoming', '2023-08-01', '2023-08-01', '2023-08-01'],
    ],
    ['one that ends, after it', { typeId: 2 }, '2023-08-02', ['expired', null, null, '2023-08-01']],
    [
      'terminated in a renewed term',
      { status: 3, terminatedOn: '2023-10-31' },
      '2024-07-31',
      ['upcoming', '2024-08-01', '2024-08-01', '2024-08-01'],
    ],
    [
      'terminated on the last day of a term',
      { status: 3, terminatedOn: '2023-08-01' },
      '2023-08-01',
      ['upcoming', '2023-08-01', '2023-08-01', '2023-08-01'],
    ],
    ['terminated, after its last term', { status: 3, terminatedOn: '2023-10-31' }, '2024-08-02', ['expired', null, null, '2024-08-01']],
    ['terminated now', { status: 3 }, '2023-08-02', ['upcoming', '2024-08-01', '2024-08-01', '2024-08-01']],
    [
      'one that ends, terminated',
      { status: 3, typeId: 2, terminatedOn: '2023-01-01' },
      '2023-02-01',
      ['upcoming', '2023-08-01', '2023-08-01', '2023-08-01'],
    ],
    [
      'terminated without an interval',
      { status: 3, renewalInterval: null, terminatedOn: '2023-01-01' },
      '2023-08-02',
      ['expired', null, null, '2023-08-01'],
    ],
  ])('of %s', (_name, terms, today, expected) => {
    expect(dates(terms, today)).toEqual(expected);
  });

  test.each([
    [true, '2024-04-30'],
    [false, '2024-05-01'],
  ])('is acted on by the working day before when the company counts so: %s', (moves, expected) => {
    expect(dates({}, '2023-10-31', moves)).toEqual(['upcoming', '2024-05-01', expected, '2024-08-01']);
  });

  test.each<[Partial<Terms>, string, number | null]>([
    [{}, '2023-10-31', 1],
    [{ typeId: 2 }, '2023-05-01', 2],
    [{ status: 3 }, '2023-05-01', 2],
    [{ renewalInterval: null }, '2023-05-01', 1],
    [{ typeId: 2 }, '2024-01-01', null],
  ])('is a renewal or an end: %j', (terms, today, expected) => {
    expect(findDeadline({ ...lease, ...terms }, on(today)).type).toBe(expected);
  });

  test.each<[Partial<Terms>, string, string | null]>([
    [{}, '2023-10-31', '2024-05-01'],
    [{ noticePeriod: null }, '2023-10-31', null],
    [{ typeId: 2 }, '2023-05-02', null],
  ])('is a notice while one can be given: %j on %s', (terms, today, expected) => {
    expect(findDeadline({ ...lease, ...terms }, on(today)).noticeDate).toBe(expected);
  });
});

describe('why', () => {
  const why = (terms: Partial<Terms>, today: string) => findDeadline({ ...lease, ...terms }, on(today)).why;
  const first = { key: 'firstEnd', date: '2023-08-01' };
  const only = { key: 'onlyEnd', date: '2023-08-01' };
  const renewed = { key: 'renewed', times: 1, interval: months(12), date: '2024-08-01' };

  test.each<[string, Partial<Terms>, string, object[]]>([
    [
      'counts terms, notice and working day',
      {},
      '2023-10-31',
      [
        first,
        renewed,
        { key: 'notice', interval: months(3), date: '2024-05-01' },
        { key: 'actBefore', from: '2024-05-01', date: '2024-04-30' },
      ],
    ],
    [
      'names the notice that is past',
      {},
      '2023-05-02',
      [
        first,
        renewed,
        { key: 'noticePast', date: '2023-05-01' },
        { key: 'notice', interval: months(3), date: '2024-05-01' },
        { key: 'actBefore', from: '2024-05-01', date: '2024-04-30' },
      ],
    ],
    ['says less in the first term', { noticePeriod: null }, '2023-08-01', [first]],
    ['of an end whose notice is past', { typeId: 2 }, '2023-05-02', [only, { key: 'noticePast', date: '2023-05-01' }]],
    ['of an end that is past', { typeId: 2, noticePeriod: null }, '2023-08-02', [only, { key: 'expired', date: '2023-08-01' }]],
    ['of a terminated one that ends', { typeId: 2, status: 3 }, '2023-07-31', [only, { key: 'terminated', date: '2023-08-01' }]],
    ['of a terminated one', { status: 3 }, '2023-10-31', [first, renewed, { key: 'terminated', date: '2024-08-01' }]],
    ['of a missing interval', { renewalInterval: null, noticePeriod: null }, '2023-08-01', [first, { key: 'noInterval' }]],
    ['of a missing interval after the end', { renewalInterval: null, noticePeriod: null }, '2023-08-02', [first, { key: 'noInterval' }]],
    ['of an inactive one', { status: 2 }, '2023-08-01', [{ key: 'inactive' }]],
    ['without an end', { endDate: null }, '2023-08-01', [{ key: 'noEnd' }]],
  ])('%s', (_name, terms, today, expected) => {
    expect(why(terms, today)).toEqual(expected);
  });
});

const anyDay = fc.integer({ min: 10_000, max: 30_000 }).map(dayOfNumber);
const anyInterval = fc.record({ number: fc.integer({ min: 1, max: 60 }), unit: fc.constantFrom('day' as const, 'month' as const) });
const anyTerms = fc.record({
  status: fc.constantFrom(...contractStatuses),
  typeId: fc.constantFrom(...contractTypes),
  endDate: fc.option(anyDay),
  renewalInterval: fc.option(anyInterval),
  noticePeriod: fc.option(anyInterval),
  terminatedOn: fc.option(anyDay),
});

test('no date is later than the contract says, whatever its terms, with both settings', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, fc.boolean(), (terms, today, moves) => {
      const { date, actBy, noticeDate, termEnd } = findDeadline(terms, on(today, moves));
      if (date === null || actBy === null || termEnd === null) return;
      expect(date >= today).toBe(true);
      expect(actBy <= date && date <= termEnd).toBe(true);
      if (!moves) expect(actBy).toBe(date);
      else expect(isFree(actBy)).toBe(false);
      // The whole notice period fits in before the end.
      if (noticeDate !== null && terms.noticePeriod) expect(addInterval(noticeDate, terms.noticePeriod) <= termEnd).toBe(true);
    }),
  );
});

test('deadlines never go back as days pass', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, fc.integer({ min: 0, max: 800 }), (terms, today, later) => {
      // Without a day of termination the term is that of the day on which one asks.
      const fixed = { ...terms, terminatedOn: terms.terminatedOn ?? today };
      const [now, then] = [findDeadline(fixed, on(today)), findDeadline(fixed, on(addDays(today, later)))];
      if (now.date !== null && then.date !== null) expect(then.date >= now.date).toBe(true);
      if (now.state === 'expired') expect(then.state).toBe('expired');
    }),
  );
});

test('the end of a term is counted from the first end, so that month ends never drift', () => {
  fc.assert(
    fc.property(anyDay, anyInterval, fc.integer({ min: 0, max: 3000 }), (endDate, renewalInterval, later) => {
      const terms: Terms = { ...lease, endDate, renewalInterval, noticePeriod: null };
      const { termEnd } = findDeadline(terms, on(addDays(endDate, later)));
      const ends = Array.from({ length: 3002 }, (_unused, times) => times).map((times) => addInterval(endDate, renewalInterval, times));
      expect(ends.find((end) => end >= addDays(endDate, later))).toBe(termEnd);
    }),
    { numRuns: 20 },
  );
});
