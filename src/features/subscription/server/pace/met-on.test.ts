import { expect, test } from 'vitest';
import { metOn } from './met-on.ts';

const today = '2026-12-31';
const before = { day: '2026-12-01', used: 10 };

test.each([
  ['one more a day with five left', { limit: 45, used: 40 }, before, '2027-01-05'],
  ['less than one a day, rounded to the day on which it is full', { limit: 22, used: 20 }, before, '2027-01-06'],
  ['nothing grown', { limit: 22, used: 10 }, before, null],
  ['less than before', { limit: 22, used: 9 }, before, null],
  ['what is met already', { limit: 20, used: 20 }, before, null],
  ['no limit', { limit: null, used: 40 }, before, null],
  ['nothing known of earlier days', { limit: 45, used: 40 }, undefined, null],
  ['six days', { limit: 45, used: 40 }, { day: '2026-12-25', used: 10 }, null],
  ['seven days', { limit: 41, used: 40 }, { day: '2026-12-24', used: 33 }, '2027-01-01'],
  ['the last day of the next year', { limit: 405, used: 40 }, before, '2027-12-31'],
  ['a day more than a year', { limit: 406, used: 40 }, before, null],
])('forecasts %s', (_name, use, earlier, expected) => {
  expect(metOn(use, earlier, today)).toBe(expected);
});
