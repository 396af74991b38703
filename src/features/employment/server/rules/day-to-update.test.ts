import { expect, test } from 'vitest';
import { dayToUpdate, endsBefore, isAfterGap } from './day-to-update.ts';

const [before, today, day] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const nobodyYet = { startDate: null, endDate: null };
const employed = { startDate: today, endDate: null };

test.each<[string, Omit<Parameters<typeof dayToUpdate>[0], 'today'>, string | null]>([
  ['an addendum from tomorrow', { isAddendum: true, day, person: nobodyYet }, day],
  ['an addendum from today', { isAddendum: true, day: today, person: employed }, null],
  ['an addendum from yesterday', { isAddendum: true, day: before, person: employed }, null],
  ['an addendum without a day', { isAddendum: true, day: undefined, person: employed }, null],
  ['a contract from tomorrow, of whoever works here', { isAddendum: false, day, person: employed }, day],
  ['a contract from today, of whoever works here', { isAddendum: false, day: today, person: employed }, null],
  ['a contract from tomorrow, of whoever leaves today', { isAddendum: false, day, person: { startDate: before, endDate: today } }, day],
  ['a contract from tomorrow, of whoever left yesterday', { isAddendum: false, day, person: { startDate: before, endDate: before } }, null],
  ['a contract from tomorrow, of whoever begins tomorrow', { isAddendum: false, day, person: { startDate: day, endDate: null } }, null],
  ['a contract from tomorrow, of whoever has no first day', { isAddendum: false, day, person: nobodyYet }, null],
])('%s', (_name, update, expected) => {
  expect(dayToUpdate({ ...update, today })).toBe(expected);
});

test.each<[endDate: string | null, begins: string | null | undefined, expected: boolean]>([
  [before, today, false],
  [before, day, true],
  [today, day, false],
  [day, today, false],
  [null, day, false],
  [before, null, false],
  [before, undefined, false],
])('of somebody whose end is %s, what begins on %s comes after a gap: %s', (endDate, begins, expected) => {
  expect(isAfterGap({ endDate }, begins)).toBe(expected);
});

test.each([
  [null, '2027-01-04', false],
  ['2026-11-30', '2027-01-04', true],
  ['2027-01-03', '2027-01-04', true],
  ['2027-01-04', '2027-01-04', false],
  ['2026-11-30', undefined, false],
])('an employment that ends on %s ends before one that begins on %s: %s', (endDate, begins, expected) => {
  expect(endsBefore({ endDate }, begins)).toBe(expected);
});
