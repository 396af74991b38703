import { expect, test } from 'vitest';
import { dateColumn } from './date-column.ts';

test.each([
  ['birthday', '2026-11-21', 2013],
  ['birthday', '2027-01-01', 2014],
  ['startDate', '2026-11-21', 2028],
  ['endDate', '2026-11-21', 2046],
  ['trialPeriodEndDate', '2026-11-21', 2046],
] as const)('two digits of a year reach in %s on %s to %i', (field, today, year) => {
  expect(dateColumn(field, [], { today, epoch1904: false }).reading.pivotYear).toBe(year);
});

test('the order that the user says and the count of the file are passed on', () => {
  const { reading, needsOrder } = dateColumn('startDate', ['1/2/2026'], { today: '2026-11-21', epoch1904: true, order: 'monthFirst' });
  expect([reading.order, reading.epoch1904, needsOrder]).toEqual(['monthFirst', true, false]);
});
