import { expect, test } from 'vitest';
import { nextDue } from './next-due.ts';

const day = (number: number) => ({ number, unit: 'day' }) as const;
const month = (number: number) => ({ number, unit: 'month' }) as const;

test.each([
  { what: 'a week later', dueDate: '2026-11-23', from: '2026-11-23', repeat: day(7), today: '2026-11-23', expected: '2026-11-30' },
  {
    what: 'after its day when it was done early',
    dueDate: '2026-11-23',
    from: '2026-11-23',
    repeat: day(7),
    today: '2026-11-16',
    expected: '2026-11-30',
  },
  {
    what: 'today when today is a day of the series',
    dueDate: '2026-11-02',
    from: '2026-11-02',
    repeat: day(7),
    today: '2026-11-23',
    expected: '2026-11-23',
  },
  {
    what: 'the first day from today on when it was done late',
    dueDate: '2026-11-02',
    from: '2026-11-02',
    repeat: day(7),
    today: '2026-11-24',
    expected: '2026-11-30',
  },
  {
    what: 'the last of February after the last of January',
    dueDate: '2027-01-31',
    from: '2027-01-31',
    repeat: month(1),
    today: '2027-01-31',
    expected: '2027-02-28',
  },
  {
    what: 'the last of March after the last of February',
    dueDate: '2027-02-28',
    from: '2027-01-31',
    repeat: month(1),
    today: '2027-02-28',
    expected: '2027-03-31',
  },
  {
    what: 'a year later, 29 February being the 28th',
    dueDate: '2028-02-29',
    from: '2028-02-29',
    repeat: month(12),
    today: '2028-02-29',
    expected: '2029-02-28',
  },
])('is $what', ({ dueDate, from, repeat, today, expected }) => {
  expect(nextDue({ dueDate, from, repeat }, today)).toBe(expected);
});
