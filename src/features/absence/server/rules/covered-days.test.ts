import { describe, expect, test } from 'vitest';
import { absencePortion, type AbsencePortion } from '../../contract/kinds.ts';
import { costOfPart, uncoveredParts, type PlacedSpan } from './covered-days.ts';
import type { DayWorth, WorkCalendar } from './work-calendar.ts';

const { FullDay, FirstHalf, LastHalf } = absencePortion;
// Monday 7 to Friday 11 December 2026.
const on = (startDate: number, endDate: number, portion: AbsencePortion = FullDay): PlacedSpan => ({
  startDate: `2026-12-${String(startDate).padStart(2, '0')}`,
  endDate: `2026-12-${String(endDate).padStart(2, '0')}`,
  absencePortion: portion,
});
/** Every day is worth a whole one. */
const day: DayWorth = { worth: 1, reason: 'work', names: null };
const calendar: WorkCalendar = { worthOf: () => day, on: () => day };

describe('what others leave of a span', () => {
  test.each<[string, PlacedSpan, PlacedSpan[], PlacedSpan[]]>([
    ['all of it without others', on(7, 11), [], [on(7, 11)]],
    ['all of it beside others', on(7, 9), [on(6, 6), on(10, 10)], [on(7, 9)]],
    ['the days around a whole day', on(7, 11), [on(9, 9)], [on(7, 8), on(10, 11)]],
    ['nothing under as many days', on(7, 9), [on(7, 9)], []],
    ['the other half of a day', on(7, 9), [on(8, 8, FirstHalf)], [on(7, 7), on(8, 8, LastHalf), on(9, 9)]],
    ['nothing of a day of which both halves are taken', on(8, 8), [on(8, 8, FirstHalf), on(8, 8, LastHalf)], []],
    ['a half beside the other', on(8, 8, LastHalf), [on(8, 8, FirstHalf)], [on(8, 8, LastHalf)]],
    ['nothing of a half under the same', on(8, 8, LastHalf), [on(8, 8, LastHalf)], []],
    ['nothing of a half under a whole day', on(8, 8, FirstHalf), [on(7, 9)], []],
  ])('%s', (_case, span, others, left) => {
    expect(uncoveredParts(span, others)).toEqual(left);
  });
});

describe('the cost of what is left', () => {
  test.each<[string, string, PlacedSpan, number]>([
    ['whole days', '2220', on(7, 10), 3],
    ['a morning', '2220', on(8, 8, FirstHalf), 0.5],
    ['an afternoon', '2220', on(8, 8, LastHalf), 0.5],
    ['the morning of a half working day', '2120', on(8, 8, FirstHalf), 0.5],
    ['the afternoon of a half working day', '2120', on(8, 8, LastHalf), 0],
    ['the morning of a day given back', '2c20', on(8, 8, FirstHalf), 0],
    ['a morning of an old span, by the calendar', '', on(8, 8, FirstHalf), 0.5],
    ['a day of an old span', '', on(8, 8), 1],
  ])('%s', (_case, counted, part, days) => {
    expect(costOfPart({ ...on(7, 10), counted }, part, calendar)).toBe(days);
  });

  test('of a half stays as it was counted', () => {
    expect(costOfPart({ ...on(8, 8, LastHalf), counted: '1' }, on(8, 8, LastHalf), calendar)).toBe(0.5);
  });
});
