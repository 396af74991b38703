import { expect, test } from 'vitest';
import { hasWaited } from './unanswered.ts';
import { calendarOf, type CompanyCalendar } from './work-calendar.ts';

const company: CompanyCalendar = { country: 'NO', halfDayEves: true, days: [], weeks: [] };
const calendar = calendarOf(company).of({ country: null, weeks: [] });

test.each<[string, string, string, number, boolean]>([
  ['a week later', '2026-11-23', '2026-11-30', 5, true],
  ['on the Sunday before', '2026-11-23', '2026-11-29', 5, false],
  ['the same day', '2026-11-23', '2026-11-23', 1, false],
  ['the next day', '2026-11-23', '2026-11-24', 1, true],
  ['after a weekend', '2026-11-27', '2026-11-29', 1, false],
  ['asked on a Saturday', '2026-11-28', '2026-11-30', 1, true],
  ['over Christmas, where half days are working days', '2026-12-23', '2026-12-28', 2, true],
  ['over Christmas, before the second working day', '2026-12-23', '2026-12-27', 2, false],
])('%s', (...[_name, since, today, workingDays, expected]) => {
  expect(hasWaited({ since, today, workingDays }, calendar)).toBe(expected);
});
