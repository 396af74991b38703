import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import { keptFocus, moved, rangeOf } from './move.ts';

const day = dayNumber('2026-11-18');
const bounds = { first: dayNumber('2026-01-01'), last: dayNumber('2026-12-31'), rows: 10, today: dayNumber('2026-11-21') };
const press = (key: string, rest: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({ key, shiftKey: false, ctrlKey: false, ...rest });
const start = { row: 3, day, anchor: undefined };

test.each([
  ['ArrowRight', {}, 3, '2026-11-19'],
  ['ArrowLeft', {}, 3, '2026-11-17'],
  ['ArrowRight', { ctrlKey: true }, 3, '2026-11-25'],
  ['ArrowUp', {}, 2, '2026-11-18'],
  ['ArrowDown', {}, 4, '2026-11-18'],
  ['PageDown', {}, 3, '2026-12-16'],
  ['PageUp', {}, 3, '2026-10-21'],
  ['Home', {}, 3, '2026-11-16'],
  ['End', {}, 3, '2026-11-22'],
  ['Home', { ctrlKey: true }, 0, '2026-11-18'],
  ['End', { ctrlKey: true }, 9, '2026-11-18'],
  ['T', {}, 3, '2026-11-21'],
])('%s %o leads to row %i and %s', (key, rest, row, to) => {
  const next = moved(start, press(key, rest), bounds);
  expect([next?.row, next && dayOfNumber(next.day), next?.anchor]).toEqual([row, to, undefined]);
});

test('with Shift the days between are chosen, and another row begins anew', () => {
  const one = moved(start, press('ArrowRight', { shiftKey: true }), bounds);
  const two = one && moved(one, press('ArrowRight', { shiftKey: true }), bounds);
  expect(two && rangeOf(two)).toEqual({ from: day, to: day + 2 });
  expect(two && moved(two, press('ArrowDown', { shiftKey: true }), bounds)?.anchor).toBeUndefined();
  expect(rangeOf({ row: 0, day: 5, anchor: 9 })).toEqual({ from: 5, to: 9 });
});

test('nothing leads out of the chart, and other keys lead nowhere', () => {
  expect(moved({ ...start, row: 0 }, press('ArrowUp'), bounds)?.row).toBe(0);
  expect(moved({ ...start, day: bounds.last }, press('PageDown'), bounds)?.day).toBe(bounds.last);
  expect(moved(start, press('x'), bounds)).toBeUndefined();
});

test('the focus follows its person when rows come and go', () => {
  const group = (key: string) => ({ kind: 'group' as const, key, name: key, count: 1, isFolded: false });
  expect(keptFocus({ ...start, row: 1 }, 'b', [group('x'), group('a'), group('b')]).row).toBe(2);
  expect(keptFocus({ ...start, row: 5 }, 'gone', [group('a'), group('b')]).row).toBe(1);
});
