import { expect, test } from 'vitest';
import { localParts, momentOf } from './moment-parts.ts';

test.each([
  ['2026-11-26', '08:05'],
  ['2026-02-01', '00:00'],
  ['2026-12-31', '23:59'],
])('a moment of %s at %s is that day and time again', (day, time) => {
  expect(localParts(momentOf(day, time))).toEqual({ day, time });
});

test('a day without a time is noon', () => {
  expect(localParts(momentOf('2026-11-26', ''))).toEqual({ day: '2026-11-26', time: '12:00' });
});

test.each(['', '31/2', '2026-02-31x'])('what is not a day, %j, stays as it was typed', (typed) => {
  expect(momentOf(typed, '10:00')).toBe(typed);
  expect(localParts(typed)).toEqual({ day: typed, time: '' });
});
