import { expect, test } from 'vitest';
import { parsedDate, typedDate } from './date-text.ts';

test.each([
  ['21.11.2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  [' 01 02 26 ', '2026-02-01'],
  ['7-10-83', '1983-10-07'],
  ['01.01.36', '2036-01-01'],
  ['01.01.37', '1937-01-01'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
])('reads %s as %s', (typed, day) => {
  expect(parsedDate(typed, 2026)).toBe(day);
});

test.each(['31.02.2026', '13/13/2026', 'i morgen', '', '21.11'])('leaves %j as it was typed', (typed) => {
  expect(parsedDate(typed, 2026)).toBe(typed);
});

test('writes a date day first in both languages', () => {
  expect(typedDate('2026-11-05', 'no')).toBe('05.11.2026');
  expect(typedDate('2026-11-05', 'en')).toBe('05/11/2026');
  expect(typedDate('5. nov', 'no')).toBe('5. nov');
});
