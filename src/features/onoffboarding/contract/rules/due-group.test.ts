import { expect, test } from 'vitest';
import { dueGroupOf } from './due-group.ts';

test.each([
  // Wednesday 17 March 2027.
  ['2027-03-16', '2027-03-17', 'late'],
  ['2027-03-17', '2027-03-17', 'thisWeek'],
  ['2027-03-21', '2027-03-17', 'thisWeek'],
  ['2027-03-22', '2027-03-17', 'later'],
  // A Sunday is the last day of its week, a Monday the first.
  ['2027-03-21', '2027-03-21', 'thisWeek'],
  ['2027-03-22', '2027-03-21', 'later'],
  ['2027-03-28', '2027-03-22', 'thisWeek'],
  [null, '2027-03-17', 'noDate'],
])('due %s, on %s: %s', (dueDate, today, expected) => {
  expect(dueGroupOf(dueDate, today)).toBe(expected);
});
