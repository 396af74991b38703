import { expect, test } from 'vitest';
import { dueGroupOf } from './due-group.ts';

test.each<[string | null, string, string, boolean?]>([
  // Wednesday 17 March 2027.
  ['2027-03-16', '2027-03-17', 'late', true],
  // The reader's day has ended, the company's has not; and the other way round.
  ['2027-03-16', '2027-03-17', 'thisWeek'],
  ['2027-03-17', '2027-03-17', 'late', true],
  ['2027-03-17', '2027-03-17', 'thisWeek'],
  ['2027-03-21', '2027-03-17', 'thisWeek'],
  ['2027-03-22', '2027-03-17', 'later'],
  // A Sunday is the last day of its week, a Monday the first.
  ['2027-03-21', '2027-03-21', 'thisWeek'],
  ['2027-03-22', '2027-03-21', 'later'],
  ['2027-03-28', '2027-03-22', 'thisWeek'],
  [null, '2027-03-17', 'noDate'],
])('due %s, on %s: %s', (dueDate, today, expected, isOverdue = false) => {
  expect(dueGroupOf({ dueDate, isOverdue }, today)).toBe(expected);
});
