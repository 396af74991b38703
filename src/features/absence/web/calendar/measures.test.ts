import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import {
  chartDays,
  dayWidth,
  nameWidthIn,
  rowAt,
  rowHeight,
  shownDays,
  startFor,
  visibleAreaOf,
  topsOf,
  visibleWeeks,
  type Zoom,
} from './measures.ts';

test.each([
  [360, false, 1],
  [1003, false, 2],
  [1440, false, 3],
  [1440, true, 2],
  [2560, false, 7],
])('a window of %i pixels (menu open: %s) shows %i weeks', (viewport, isMenuOpen, weeks) => {
  expect(visibleWeeks(viewport, isMenuOpen)).toBe(weeks);
});

const folded = (viewport: number) => ({ viewport, isMenuOpen: false });

test('a year fits its timeline, and no day is narrower than can be seen', () => {
  expect(dayWidth('year', 1464, folded(1700))).toBe(4);
  expect(dayWidth('year', 300, folded(390))).toBe(1.8);
  expect(dayWidth('weeks', 840, folded(1440))).toBe(40);
  expect(dayWidth('weeks', 840, { viewport: 1440, isMenuOpen: true })).toBe(60);
});

test('rows are found by their height', () => {
  const tops = topsOf([{ kind: 'group' }, { kind: 'person' }, { kind: 'person' }]);
  expect(tops).toEqual([0, 28, 62, 96]);
  expect([0, 27, 28, 62, 500].map((height) => rowAt(tops, height))).toEqual([0, 0, 1, 2, 2]);
});

test('of 1,000 people and seven years only what is near is drawn', () => {
  const days = chartDays('2026-11-21');
  const tops = topsOf(Array.from({ length: 1000 }, () => ({ kind: 'person' as const })));
  const left = (dayNumber('2026-11-16') - days.first) * 40;
  const top = 100 * rowHeight;
  const seen = visibleAreaOf({ left, top, width: 840, height: 700 }, 40, days, tops);
  expect(seen.endDay - seen.firstDay).toBe(42);
  expect([seen.firstRow, seen.endRow]).toEqual([96, 132]);
  expect(visibleAreaOf({ left: left + 100, top: top + 20, width: 840, height: 700 }, 40, days, tops).firstRow).toBe(96);
});

test.each<[Zoom, string, number, [string, string]]>([
  ['weeks', '2026-11-23', 14, ['2026-11-23', '2026-12-06']],
  ['weeks', '2026-12-28', 14, ['2026-12-28', '2027-01-10']],
  ['months', '2026-11-23', 92, ['2026-11-23', '2027-02-28']],
  // The year is all of it, also where a part of it fits the screen.
  ['year', '2026-01-01', 355, ['2026-01-01', '2026-12-31']],
  ['year', '2027-01-01', 90, ['2027-01-01', '2027-12-31']],
  ['year', '2023-01-01', 366, ['2023-01-01', '2023-12-31']],
  // It begins on a Monday, and the frame is scrolled to a moment before.
  ['year', '2028-12-31', 366, ['2029-01-01', '2029-12-31']],
  // Scrolled on, it is what is in sight.
  ['year', '2026-03-10', 90, ['2026-03-09', '2026-06-07']],
])('by %s, %s and %i days are %j', (zoom, left, width, days) => {
  const all = chartDays('2026-11-21');
  const place = Math.floor((dayNumber(left) - all.first) / 7) * 7;
  const seen = visibleAreaOf({ left: place, top: 0, width, height: 700 }, 1, all, topsOf([]));
  const { from, to } = shownDays(seen, all, zoom);
  expect([dayOfNumber(from), dayOfNumber(to)]).toEqual(days);
});

test.each<[Zoom, string, string]>([
  ['weeks', '2026-11-27', '2026-11-23'],
  ['weeks', '2026-11-23', '2026-11-23'],
  ['months', '2026-11-29', '2026-11-23'],
  ['weeks', '2027-01-01', '2026-12-28'],
  ['year', '2026-11-27', '2026-01-01'],
  ['year', '2027-01-01', '2027-01-01'],
  ['year', '2026-12-31', '2026-01-01'],
])('by %s the chart shows %s from %s on', (zoom, day, first) => {
  expect(dayOfNumber(startFor(zoom, dayNumber(day)))).toBe(first);
});

test('names have room on a desktop and stand in two lines on a phone', () => {
  expect([1440, 768, 767, 390].map(nameWidthIn)).toEqual([284, 284, 140, 140]);
});
