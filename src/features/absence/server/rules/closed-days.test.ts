import { expect, test } from 'vitest';
import { keepClosedDays } from './closed-days.ts';
import { countDays } from './count.ts';
import { calendarOf } from './work-calendar.ts';

const norway = { country: 'NO', halfDayEves: false, days: [], weeks: [] };
// Tuesday 29 December 2026 to Tuesday 5 January 2027.
const counted = (startDate = '2026-12-29', endDate = '2027-01-05') =>
  countDays({ spans: [{ startDate, endDate }], portion: 0 }, calendarOf(norway).of({ country: null, weeks: [] }));
const former = (digits: string) => ({ portion: 0 as const, spans: [{ startDate: '2026-12-29', endDate: '2027-01-05', counted: digits }] });
const keep = (digits: string, ...dates: string[]) => {
  const { spans, perYear, workingDays } = keepClosedDays(counted(...dates), former(digits), '2027-01-01');
  return [spans.map((span) => span.counted), perYear.map(({ days }) => days), workingDays];
};

test.each<[string, unknown[], unknown[]]>([
  ['days of a closed year as they were, and those of the open year as they are', keep('02100000'), [['02100022'], [1.5, 2], 3.5]],
  ['days given back whole', keep('0cb00000'), [['02100022'], [1.5, 2], 3.5]],
  ['what there was of a longer one', keep('02100000', '2026-12-30', '2027-01-04'), [['210002'], [1.5, 1], 2.5]],
  ['more days as they are now', keep('02100000', '2026-12-28', '2027-01-04'), [['20210002'], [2.5, 1], 3.5]],
  ['all as they are now where nothing was stored', keep(''), [['22200022'], [3, 2], 5]],
])('keeps %s', (_, kept, expected) => {
  expect(kept).toEqual(expected);
});
