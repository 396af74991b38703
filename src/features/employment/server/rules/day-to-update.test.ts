import { expect, test } from 'vitest';
import { dayToUpdate } from './day-to-update.ts';

const [before, today, day] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const nobodyYet = { startDate: null, endDate: null };
const employed = { startDate: today, endDate: null };

test.each<[string, Omit<Parameters<typeof dayToUpdate>[0], 'today'>, string | null]>([
  ['an addendum from tomorrow', { isAddendum: true, values: { effectiveDate: day }, person: nobodyYet }, day],
  ['an addendum from today', { isAddendum: true, values: { effectiveDate: today }, person: employed }, null],
  ['an addendum from yesterday', { isAddendum: true, values: { effectiveDate: before }, person: employed }, null],
  ['an addendum without a day', { isAddendum: true, values: { effectiveDate: null, startDate: day }, person: employed }, null],
  ['a contract from tomorrow, of whoever works here', { isAddendum: false, values: { startDate: day }, person: employed }, day],
  ['a contract from today, of whoever works here', { isAddendum: false, values: { startDate: today }, person: employed }, null],
  [
    'a contract from tomorrow, of whoever leaves today',
    { isAddendum: false, values: { startDate: day }, person: { startDate: before, endDate: today } },
    day,
  ],
  [
    'a contract from tomorrow, of whoever left yesterday',
    { isAddendum: false, values: { startDate: day }, person: { startDate: before, endDate: before } },
    null,
  ],
  [
    'a contract from tomorrow, of whoever begins tomorrow',
    { isAddendum: false, values: { startDate: day }, person: { startDate: day, endDate: null } },
    null,
  ],
  ['a contract from tomorrow, of whoever has no first day', { isAddendum: false, values: { startDate: day }, person: nobodyYet }, null],
])('%s', (_name, update, expected) => {
  expect(dayToUpdate({ ...update, today })).toBe(expected);
});
