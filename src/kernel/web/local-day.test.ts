import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from './calendar-day.ts';
import { thisYear, today } from './local-day.ts';
import { session, type User } from './session.ts';

afterEach(() => {
  session.user.set(undefined);
  vi.useRealTimers();
});

test('writes the day as it is where the person is', () => {
  expect(localDay(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(localDay(new Date(2027, 11, 31, 23, 30))).toBe('2027-12-31');
});

test.each([
  ['Europe/Oslo', '2027-01-01', 2027],
  ['America/New_York', '2026-12-31', 2026],
])('today in a company in %s is %s, wherever the user is', (timeZone, day, year) => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z') });
  // Of the user only the company's zone is read.
  session.user.set({ company: { timeZone } } as User);
  expect([today(), thisYear()]).toEqual([day, year]);
});

test('today outside a company is the user’s own', () => {
  vi.useFakeTimers({ now: new Date(2027, 11, 31, 23, 30) });
  expect([today(), thisYear()]).toEqual(['2027-12-31', 2027]);
});
