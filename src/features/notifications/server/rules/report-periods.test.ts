import { expect, test } from 'vitest';
import { reportPeriods } from './report-periods.ts';

test.each([
  ['2026-11-22', '2026-11-22', []],
  ['2026-11-23', '2026-11-23', [{ day: '2026-11-23', from: '2026-11-16', to: '2026-11-22', repeatDays: 7 }]],
  ['2027-01-01', '2027-01-02', [{ day: '2027-01-01', from: '2026-12-01', to: '2026-12-31', repeatDays: 30 }]],
  [
    '2027-02-26',
    '2027-03-01',
    [
      { day: '2027-03-01', from: '2027-02-22', to: '2027-02-28', repeatDays: 7 },
      { day: '2027-03-01', from: '2027-02-01', to: '2027-02-28', repeatDays: 30 },
    ],
  ],
])('reports that come between %s and %s', (from, to, expected) => {
  expect(reportPeriods({ from, to })).toEqual(expected);
});
