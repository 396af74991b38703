import { expect, test } from 'vitest';
import { plannedOf } from './planned.ts';

// Monday 21 December 2026 to Friday 8 January 2027.
const spans = [{ startDate: '2026-12-21', endDate: '2027-01-08', counted: '2222000222200022222' }];
const vacation = { startDate: '2026-12-21', spans, on: spans };

test.each([
  ['2026-12-20', 8, 5],
  ['2026-12-21', 7, 5],
  ['2026-12-28', 3, 5],
  ['2026-12-31', 0, 5],
  ['2027-01-01', 0, 5],
  ['2027-01-05', 0, 3],
  ['2027-01-08', 0, 0],
])('on %s the days after it are planned, in each year', (today, first, next) => {
  const of = (year: number, taken: number) => plannedOf({ year, taken }, vacation, today);
  expect([of(2026, 8), of(2027, 5)]).toEqual([first, next]);
});

test('no more is planned than is taken, and only on the days that belong to it', () => {
  const planned = (taken: number, on = spans) => plannedOf({ year: 2027, taken }, { ...vacation, on }, '2027-01-04');
  const part = { startDate: '2027-01-07', endDate: '2027-01-08', counted: '' };
  expect([planned(5), planned(3), planned(5, [part])]).toEqual([4, 3, 2]);
});

test('of begun absence from before its days were stored nothing is planned', () => {
  const old = [{ startDate: '2026-12-21', endDate: '2027-01-08', counted: '' }];
  expect(plannedOf({ year: 2026, taken: 8 }, { ...vacation, spans: old, on: old }, '2026-12-28')).toBe(0);
});
