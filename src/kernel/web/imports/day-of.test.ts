import { expect, test } from 'vitest';
import { dayOf } from './day-of.ts';

test.each([
  ['7/10/1983', '1983-10-07', '1983-07-10'],
  ['01-02-20', '2020-02-01', '2020-01-02'],
  ['25/12/1983', '1983-12-25', undefined],
  ['i morgen', undefined, undefined],
])('%s is %s with the day first and %s with the month first', (text, dayFirst, monthFirst) => {
  expect([dayOf(text, 'dayFirst'), dayOf(text, 'monthFirst')]).toEqual([dayFirst, monthFirst]);
});
