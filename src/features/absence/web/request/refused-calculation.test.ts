import { expect, test } from 'vitest';
import { formatIn } from '#kernel/web/format.ts';
import { readableParams, refusedCalculation } from './refused-calculation.ts';

test('writes the days that a warning names as the reader does, and leaves its numbers', () => {
  expect(readableParams({ date: '2027-05-06', minimum: 3 }, formatIn('en'))).toEqual({ date: '6 May 2027', minimum: 3 });
});

test('finds no calculation in a refusal that brings none', () => {
  expect(refusedCalculation(undefined)).toBeUndefined();
  expect(refusedCalculation({ details: { calculation: { calendarDays: 1 } } })).toBeUndefined();
});
