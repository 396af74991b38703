import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { monthsAbove } from './month-names.ts';

const long = { month: 'long', year: 'numeric' };
const inMonths = { month: 'short', year: 'numeric' };
const short = { month: 'short' };

/** The months from one day to another of which the days before the edge are covered: where each begins and ends, and its name. */
function above(firstDay: string, endDay: string, leftEdge: string, day: number) {
  const months = monthsAbove({ firstDay: dayNumber(firstDay), endDay: dayNumber(endDay) }, dayNumber(leftEdge), day);
  return months.map(({ from, end, name }) => [dayOfNumber(from), dayOfNumber(end), name]);
}

test('the last month in sight has its name too, and one with a single day left has none', () => {
  expect(above('2026-11-23', '2026-12-28', '2026-11-30', 40)).toEqual([
    ['2026-11-23', '2026-12-01', undefined],
    ['2026-12-01', '2027-01-01', long],
  ]);
});

test('over new year both months are named', () => {
  expect(above('2026-12-21', '2027-01-25', '2026-12-28', 40)).toEqual([
    ['2026-12-21', '2027-01-01', long],
    ['2027-01-01', '2027-02-01', long],
  ]);
});

test.each([
  [4.6, long],
  [3.2, inMonths],
  [2, short],
  [1, undefined],
])('with %f pixels a day a month of 31 days is written as it fits', (day, name) => {
  expect(above('2026-12-01', '2027-01-01', '2026-12-01', day)).toEqual([['2026-12-01', '2027-01-01', name]]);
});
