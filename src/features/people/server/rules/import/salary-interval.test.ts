import { describe, expect, test } from 'vitest';
import type { RowRead } from './read-cell.ts';
import { headingInterval, intervalByAmount } from './salary-interval.ts';

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
  ['Lønn', undefined],
  ['Var lønn', undefined],
  ['Overtime', undefined],
  ['', undefined],
])('the heading "%s" says %s', (heading, interval) => {
  expect(headingInterval(heading)).toBe(interval);
});

describe('the amount says what it is for', () => {
  const row = (values: RowRead['values']): RowRead => ({ number: 2, values, problems: [], warnings: [{ code: 'sameName' }] });
  const judged = (values: RowRead['values']) => intervalByAmount([row(values)])[0];

  test.each([
    ['99.99', undefined],
    ['100', 'hourly'],
    ['1999.99', 'hourly'],
    ['2000', undefined],
    ['11999.99', undefined],
    ['12000', 'monthly'],
    ['139999.99', 'monthly'],
    ['140000', undefined],
    ['149999.99', undefined],
    ['150000', 'yearly'],
  ])('%s kroner are pay that is %s', (salaryAmount, interval) => {
    expect(judged({ salaryAmount })?.values).toEqual({ salaryAmount, ...(interval && { salaryInterval: interval }) });
  });

  test('the row is told what was assumed', () => {
    expect(judged({ salaryAmount: '650000', salaryCurrency: 'NOK' })).toEqual({
      number: 2,
      values: { salaryAmount: '650000', salaryCurrency: 'NOK', salaryInterval: 'yearly' },
      problems: [],
      warnings: [{ code: 'sameName' }, { code: 'intervalAssumed', field: 'salaryInterval', params: { value: 'yearly' } }],
    });
  });

  test.each<[string, RowRead['values']]>([
    ['the list says so', { salaryAmount: '650000', salaryInterval: 'monthly' }],
    ['the currency is another', { salaryAmount: '650000', salaryCurrency: 'SEK' }],
    ['there is no pay', { firstName: 'Kari' }],
    ['the amount is unlikely', { salaryAmount: '5000' }],
  ])('nothing is assumed where %s', (_name, values) => {
    expect(judged(values)).toEqual(row(values));
  });
});
