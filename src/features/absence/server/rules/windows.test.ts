import { expect, test } from 'vitest';
import { refusedDates } from './windows.ts';

const today = '2026-11-21';
const invalid = 'absence.InvalidDates';
const base = { type: 1, portion: 0, today, role: 'own', areHalvesAllowed: true } as const;

test.each([
  ['from today', base, today, '2026-11-25', null],
  ['one day', base, today, today, null],
  ['in a year', base, '2027-11-21', '2027-11-21', null],
  ['in a year and a day', base, '2027-11-22', '2027-11-22', invalid],
  ['for a year', base, today, '2027-11-21', null],
  ['for a year and a day', base, today, '2027-11-22', invalid],
  ['end before start', base, '2026-11-25', '2026-11-24', invalid],
  ['yesterday by oneself', base, '2026-11-20', '2026-11-25', invalid],
  ['yesterday for others', { ...base, role: 'administrator' }, '2026-11-20', '2026-11-25', null],
  ['a year back for others', { ...base, role: 'administrator' }, '2025-11-21', '2025-11-25', null],
  ['longer back for others', { ...base, role: 'administrator' }, '2025-11-20', '2025-11-25', invalid],
  ['sick 14 days ago', { ...base, type: 3 }, '2026-11-07', '2026-11-09', null],
  ['on a doctors note 14 days ago', { ...base, type: 4 }, '2026-11-07', '2026-11-30', null],
  ['care days 14 days ago', { ...base, type: 5 }, '2026-11-07', '2026-11-07', null],
  ['sick 15 days ago', { ...base, type: 3 }, '2026-11-06', '2026-11-09', invalid],
  ['home office yesterday', { ...base, type: 2 }, '2026-11-20', '2026-11-20', invalid],
  ['half of one day', { ...base, portion: 1 }, today, today, null],
  ['half of several days', { ...base, portion: 1 }, today, '2026-11-22', invalid],
  ['a half where halves are not allowed', { ...base, portion: 2, areHalvesAllowed: false }, today, today, 'absence.HalfDayDisabled'],
  ['a half that was one', { ...base, portion: 2, areHalvesAllowed: false, former: { startDate: today, portion: 2 } }, today, today, null],
  ['a change of what has begun', { ...base, former: { startDate: '2026-11-10', portion: 0 } }, '2026-11-10', '2026-11-12', null],
  [
    'another half where halves are not allowed',
    { ...base, portion: 1, areHalvesAllowed: false, former: { startDate: today, portion: 2 } },
    today,
    today,
    'absence.HalfDayDisabled',
  ],
  ['a whole day where halves are not allowed', { ...base, areHalvesAllowed: false }, today, today, null],
  [
    'what stood for later than in a year',
    { ...base, former: { startDate: '2027-11-22', portion: 0 } },
    '2027-11-22',
    '2027-11-22',
    invalid,
  ],
  ['illness for others a year back', { ...base, type: 3, role: 'administrator' }, '2025-11-21', '2025-11-22', null],
  ['a start moved back', { ...base, former: { startDate: '2026-11-10', portion: 0 } }, '2026-11-09', '2026-11-12', invalid],
  ['29 February and a year', { ...base, today: '2028-02-29' }, '2028-02-29', '2029-02-28', null],
] as const)('%s', (...[, wanted, startDate, endDate, expected]) => {
  expect(refusedDates({ ...wanted, startDate, endDate })?.refusal ?? null).toBe(expected);
});

test.each([
  ['the end before the start', base, '2026-11-25', '2026-11-24', 'order'],
  ['more than a year', base, today, '2027-11-22', 'long'],
  ['later than in a year', base, '2027-11-22', '2027-11-22', 'far'],
  ['a day that has been', base, '2026-11-20', '2026-11-25', 'past'],
  ['illness too long ago', { ...base, type: 3 }, '2026-11-06', '2026-11-09', 'daysBack'],
  ['more than a year back', { ...base, role: 'administrator' }, '2025-11-20', '2025-11-25', 'yearBack'],
  ['illness for others more than a year back', { ...base, type: 3, role: 'administrator' }, '2025-11-20', '2025-11-25', 'yearBack'],
  ['half of several days', { ...base, portion: 1 }, today, '2026-11-22', 'half'],
] as const)('says what is wrong: %s', (...[, wanted, startDate, endDate, why]) => {
  expect(refusedDates({ ...wanted, startDate, endDate })?.details?.['why']).toBe(why);
});
