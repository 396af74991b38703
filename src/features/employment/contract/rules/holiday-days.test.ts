import { expect, test } from 'vitest';
import type { Values } from '../template.ts';
import { holidayDays } from './holiday-days.ts';

test.each<[string, Values, string[], number, number | undefined]>([
  ['the four weeks and a day of the law', { holidayRules: '4' }, [], 5, 21],
  ['the same of four days a week', { holidayRules: '4' }, [], 4, 17],
  ['five weeks', { holidayRules: '5' }, [], 5, 25],
  ['five weeks of six days', { holidayRules: '5' }, [], 6, 30],
  ['six weeks', { holidayRules: '6' }, [], 5, 30],
  ['own words without the value', { holidayRules: '5' }, ['holidayRules'], 5, undefined],
  ['another value', { holidayRules: '7' }, [], 5, undefined],
  ['no value', { holidayRules: null }, [], 5, undefined],
  ['an addendum, which says nothing of holiday', {}, [], 5, undefined],
])('%s: %j', (_name, values, unused, ...[daysAWeek, days]) => {
  expect(holidayDays({ clauses: [], values, unresolved: [], unused, isAddendum: false }, daysAWeek)).toBe(days);
});
