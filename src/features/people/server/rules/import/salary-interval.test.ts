import { expect, test } from 'vitest';
import type { RowRead } from './read-cell.ts';
import { headingInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import { lacksInterval } from './salary-interval.ts';

test.each([
  ['Årslønn', 'yearly'],
  ['Lønn per år', 'yearly'],
  ['Lønn pr. år', 'yearly'],
  ['Annual salary', 'yearly'],
  ['Yearly pay', 'yearly'],
  ['Månedslønn', 'monthly'],
  ['Lønn pr mnd', 'monthly'],
  ['Monthly salary', 'monthly'],
  ['Ukelønn', 'weekly'],
  ['Weekly pay', 'weekly'],
  ['Timelønn', 'hourly'],
  ['Hourly wage', 'hourly'],
  ['Årsløn', 'yearly'],
  ['Årleg løn', 'yearly'],
  ['Månadsløn', 'monthly'],
  ['Timesats', 'hourly'],
  ['Arbeidslønn', undefined],
  ['Arbeidstakers lønn', undefined],
  ['Full time salary', undefined],
  ['Part-time pay', undefined],
  ['Lønn', undefined],
  ['Var lønn', undefined],
  ['Overtime', undefined],
  ['', undefined],
])('the heading "%s" says %s', (heading, interval) => {
  expect(headingInterval(heading)).toBe(interval);
});

test.each<[string, Partial<RowRead>, boolean]>([
  ['pay alone', { values: { salaryAmount: '62506' } }, true],
  ['pay with its interval', { values: { salaryAmount: '62506', salaryInterval: 'yearly' } }, false],
  ['no pay', { values: { firstName: 'Kari' } }, false],
  ['a sum below the list', { values: { salaryAmount: '62506' }, skip: { code: 'notAPerson' } }, false],
])('of %s the interval must be asked: %3$s', (_name, row, isAsked) => {
  const said: RowRead = { number: 2, values: { salaryAmount: '1', salaryInterval: 'hourly' }, problems: [], warnings: [] };
  expect(lacksInterval([said, { ...said, ...row }])).toBe(isAsked);
});
