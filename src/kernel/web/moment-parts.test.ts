import { expect, test } from 'vitest';
import { z } from 'zod';
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

test.each(['25:99', 'snart', '12'])('what is not a time, %j, stays as it was typed and is no moment', (typed) => {
  const moment = momentOf('2026-11-26', typed);
  expect(z.iso.datetime().safeParse(moment).success).toBe(false);
  expect(localParts(moment)).toEqual({ day: '2026-11-26', time: typed });
});

test.each(['', '31/2', '2026-02-31x'])('what is not a day, %j, stays as it was typed', (typed) => {
  expect(momentOf(typed, '10:00')).toBe(typed);
  expect(localParts(typed)).toEqual({ day: typed, time: '' });
});
