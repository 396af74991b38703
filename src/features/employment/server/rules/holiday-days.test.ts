import { expect, test } from 'vitest';
import { holidayDays } from '../../contract/rules/holiday-days.ts';
import { contractOf } from '../../testing/printed.ts';

test.each<[string, Parameters<typeof contractOf>[0], number, number | undefined]>([
  ['the four weeks and a day of the law', { given: { holidayRules: '4' } }, 5, 21],
  ['five weeks', {}, 5, 25],
  ['six weeks', { given: { holidayRules: '6' } }, 5, 30],
  ['five weeks of four days', {}, 4, 20],
  ['five weeks of six days', {}, 6, 30],
  ['own words with the value', { own: { holidays: 'Ferie: {holidayRules}.' } }, 5, 25],
  ['own words without it', { own: { holidays: 'Ferie etter tariffavtalen.' } }, 5, undefined],
  ['an addendum says nothing of holiday', { key: 'addendum' }, 5, undefined],
])('%s: %o, %i days a week', (_name, made, daysAWeek, days) => {
  expect(holidayDays(contractOf(made), daysAWeek)).toBe(days);
});
