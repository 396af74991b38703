import { expect, test } from 'vitest';
import { formatIn } from '#kernel/web/format.ts';
import { returnedDaysIn, refusedCalculation, warningText } from './refused-calculation.ts';

test('writes the days that a warning names as the reader does, and leaves its numbers', () => {
  const said = warningText(
    { kind: 'belowMinimumPresence', params: { date: '2027-05-06', minimum: 3 } },
    (key, { date, minimum }) => `${key} ${date} ${minimum}`,
    formatIn('en'),
  );
  expect(said).toBe('request.warnings.belowMinimumPresence 6 May 2027 3');
});

test('finds no calculation in a refusal that brings none', () => {
  expect(refusedCalculation(undefined)).toBeUndefined();
  expect(refusedCalculation({ details: { calculation: { calendarDays: 1 } } })).toBeUndefined();
});

test('knows how many vacation days sick leave gives back', () => {
  expect(returnedDaysIn({ warnings: [{ kind: 'givesVacationBack', params: { days: 1.5 } }] })).toBe(1.5);
  expect(returnedDaysIn({ warnings: [{ kind: 'mainHoliday', params: {} }] })).toBe(0);
  expect(returnedDaysIn(undefined)).toBe(0);
});
