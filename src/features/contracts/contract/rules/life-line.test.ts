import { expect, test } from 'vitest';
import type { IsFree } from '#kernel/contract/deadlines.ts';
import { findDeadline } from './deadline.ts';
import type { Terms } from './term-ends.ts';
import { lifeLine } from './life-line.ts';

const terms: Terms = {
  status: 1,
  typeId: 1,
  endDate: '2023-08-01',
  renewalInterval: { number: 12, unit: 'month' },
  noticePeriod: { number: 3, unit: 'month' },
  terminatedOn: null,
};
const lineOf = (change: Partial<Terms>, today: string, isFree: IsFree = (day) => day === '2024-05-01') => {
  const changed = { ...terms, ...change };
  const deadline = findDeadline(changed, { today, isFree, movesToWorkingDay: true });
  const notifications = [
    { notificationId: 'n', date: '2024-04-03', active: true },
    { notificationId: 'off', date: '2024-04-04', active: false },
    { notificationId: 'none', date: null, active: true },
  ];
  const amendments = [{ contractId: 'a', name: 'Garasje', startDate: '2023-09-01' }];
  return lifeLine({ terms: changed, startDate: '2020-08-01', deadline, notifications, amendments, today });
};
const told = (points: ReturnType<typeof lineOf>) => points.map(({ kind, date }) => `${kind} ${date}`);

test('a lease: terms, notice, working day, notifications, amendments and today, in order', () => {
  expect(told(lineOf({}, '2023-10-31'))).toEqual([
    'start 2020-08-01',
    'firstEnd 2023-08-01',
    'amendment 2023-09-01',
    'today 2023-10-31',
    'notification 2024-04-03',
    'actBy 2024-04-30',
    'notice 2024-05-01',
    'renewal 2024-08-01',
  ]);
  const line = lineOf({}, '2023-10-31');
  expect(line.filter(({ isPast }) => isPast).map(({ kind }) => kind)).toEqual(['start', 'firstEnd', 'amendment']);
  expect(line.find(({ kind }) => kind === 'amendment')).toMatchObject({ id: 'a', name: 'Garasje' });
  expect(line.find(({ kind }) => kind === 'notification')).toMatchObject({ id: 'n' });
});

test('of one day: the notice before an end, and today last', () => {
  expect(told(lineOf({ endDate: '2023-11-30', noticePeriod: { number: 30, unit: 'day' } }, '2023-10-31', () => false)).slice(2)).toEqual([
    'notice 2023-10-31',
    'today 2023-10-31',
    'firstEnd 2023-11-30',
    'notification 2024-04-03',
  ]);
  expect(told(lineOf({ noticePeriod: null }, '2023-08-01')).slice(1, 3)).toEqual(['firstEnd 2023-08-01', 'today 2023-08-01']);
});

test('has no day to act by of its own when the deadline is a working day', () => {
  expect(lineOf({}, '2023-10-31', () => false).map(({ kind }) => kind)).not.toContain('actBy');
});

test.each<[string, Partial<Terms>, string, string[]]>([
  ['of what ends', { typeId: 2, renewalInterval: null }, '2023-10-31', ['end 2023-08-01']],
  ['of what is terminated', { status: 3, terminatedOn: '2023-10-31' }, '2023-10-31', ['firstEnd 2023-08-01', 'end 2024-08-01']],
  ['of what is terminated in its first term', { status: 3, terminatedOn: '2023-07-31' }, '2023-07-31', ['end 2023-08-01']],
  ['of what ends with an interval left from before', { typeId: 2 }, '2023-10-31', ['end 2023-08-01']],
  ['without an interval', { renewalInterval: null }, '2023-07-31', ['firstEnd 2023-08-01']],
  ['without an end', { endDate: null }, '2023-07-31', []],
  [
    'of many renewals the last five',
    { renewalInterval: { number: 1, unit: 'month' }, noticePeriod: null },
    '2024-07-15',
    ['firstEnd 2023-08-01', 'renewal 2024-04-01', 'renewal 2024-05-01', 'renewal 2024-06-01', 'renewal 2024-07-01', 'renewal 2024-08-01'],
  ],
])('the ends %s', (_name, change, today, expected) => {
  const ends = told(lineOf(change, today)).filter((text) => /^(firstEnd|renewal|end) /.test(text));
  expect(ends).toEqual(expected);
});
