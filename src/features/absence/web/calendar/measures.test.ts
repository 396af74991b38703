import { expect, test } from 'vitest';
import { dayNumber } from '#kernel/contract/days.ts';
import { chartDays, dayWidth, rowAt, visibleAreaOf, topsOf, visibleWeeks } from './measures.ts';

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
  expect(dayWidth('year', 300, folded(390))).toBe(2.4);
  expect(dayWidth('weeks', 840, folded(1440))).toBe(40);
  expect(dayWidth('weeks', 840, { viewport: 1440, isMenuOpen: true })).toBe(60);
});

test('rows are found by their height', () => {
  const tops = topsOf([{ kind: 'group' }, { kind: 'person' }, { kind: 'person' }]);
  expect(tops).toEqual([0, 34, 78, 122]);
  expect([0, 33, 34, 80, 500].map((height) => rowAt(tops, height))).toEqual([0, 0, 1, 2, 2]);
});

test('of 1,000 people and seven years only what is near is drawn', () => {
  const days = chartDays('2026-11-21');
  const tops = topsOf(Array.from({ length: 1000 }, () => ({ kind: 'person' as const })));
  const left = (dayNumber('2026-11-16') - days.first) * 40;
  const seen = visibleAreaOf({ left, top: 4400, width: 840, height: 700 }, 40, days, tops);
  expect(seen.endDay - seen.firstDay).toBe(42);
  expect([seen.firstRow, seen.endRow]).toEqual([96, 124]);
  expect(visibleAreaOf({ left: left + 100, top: 4420, width: 840, height: 700 }, 40, days, tops).firstRow).toBe(96);
});
