import { expect, test } from 'vitest';
import { upcomingDays } from './upcoming-days.ts';

test.each([
  ['2026-12-30', 3, ['1230', '1231', '101', '102']],
  ['2027-02-27', 2, ['227', '228+229', '301']],
  ['2028-02-27', 3, ['227', '228', '229', '301']],
  ['2100-02-27', 2, ['227', '228+229', '301']],
])('from %s, %i days ahead', (today, count, expected) => {
  expect(upcomingDays(today, count).map(({ monthDays }) => monthDays.join('+'))).toEqual(expected);
});

test('a coming day says its date and how far off it is', () => {
  expect(upcomingDays('2026-12-31', 1)).toEqual([
    { date: '2026-12-31', daysUntil: 0, monthDays: [1231] },
    { date: '2027-01-01', daysUntil: 1, monthDays: [101] },
  ]);
});
