import { expect, test } from 'vitest';
import type { CompanyRules } from '../settings/store-settings.ts';
import { maskOf, rulesAfter, withWeek } from './rules-after.ts';

const weekdays = { 0: false, 1: true, 2: true, 3: true, 4: true, 5: true, 6: false };
// Only what a change can touch.
const rules = {
  halfDayEves: true,
  days: [{ date: '2026-05-18', name: 'Fri' }],
  defaults: [
    { fromYear: null, days: 25 },
    { fromYear: 2026, days: 26 },
  ],
  weeks: [{ validFrom: null, weekdays: 62 }],
} as unknown as CompanyRules;

test('what is not sent stays as it is', () => {
  expect(rulesAfter(rules, {}, '2026-11-28')).toEqual(rules);
  expect(rulesAfter(rules, { halfDayEves: undefined }, '2026-11-28')).toEqual(rules);
  expect(rulesAfter(rules, { halfDayEves: false }, '2026-11-28')).toEqual({ ...rules, halfDayEves: false });
});

test('own days stand in their order', () => {
  const [later, earlier] = [
    { date: '2027-03-02', name: 'B' },
    { date: '2027-03-01', name: 'A' },
  ];
  expect(rulesAfter(rules, { days: [later, earlier] } as never, '2026-11-28').days).toEqual([earlier, later]);
});

test.each([
  ['2027-01-01', 30, [...rules.defaults, { fromYear: 2027, days: 30 }]],
  ['2026-11-28', 30, [rules.defaults[0], { fromYear: 2026, days: 30 }]],
  ['2026-11-28', 26, rules.defaults],
])('on %s a number of %i holds from that year on', (today, availableAbsenceDays, defaults) => {
  expect(rulesAfter(rules, { availableAbsenceDays }, today).defaults).toEqual(defaults);
});

test('working days hold from their day on, in the place of those that began on it', () => {
  const change = { workWeek: { weekdays: { ...weekdays, 5: false }, validFrom: '2027-01-01' } };
  const after = rulesAfter(rules, change, '2026-11-28');
  expect(after.weeks).toEqual([rules.weeks[0], { validFrom: '2027-01-01', weekdays: 30 }]);
  expect(rulesAfter(after, { workWeek: { ...change.workWeek, weekdays } }, '2026-11-28').weeks).toEqual([
    rules.weeks[0],
    { validFrom: '2027-01-01', weekdays: 62 },
  ]);
  const [june, may] = [{ validFrom: '2027-06-01' }, { validFrom: '2027-05-01' }];
  expect(withWeek([june, { validFrom: null }], may)).toEqual([{ validFrom: null }, may, june]);
});

test('a week is one bit for each day from Sunday on', () => {
  expect(maskOf(weekdays)).toBe(62);
  expect(maskOf({ ...weekdays, 0: true, 6: true })).toBe(127);
  expect(maskOf({ ...weekdays, 1: false })).toBe(60);
});
