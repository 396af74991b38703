import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { headingInterval, readInterval } from './read-interval.ts';

test.each<[Cell, string | null | undefined]>([
  ['Årslønn', 'yearly'],
  ['per år', 'yearly'],
  ['Annual', 'yearly'],
  ['Fastlønn', 'yearly'],
  ['per måned', 'monthly'],
  ['Mnd.', 'monthly'],
  ['fast månedslønn', 'monthly'],
  ['month', 'monthly'],
  ['ukelønn', 'weekly'],
  ['Per week', 'weekly'],
  ['Hourly', 'hourly'],
  ['timelønn', 'hourly'],
  ['pr. time', 'hourly'],
  ['dag', undefined],
  ['', null],
  [null, null],
])('%j is %j', (cell, expected) => {
  expect(readInterval(cell)).toBe(expected);
});

test.each([
  ['Årslønn', 'yearly'],
  ['Lønn per år', 'yearly'],
  ['Årlig kostnad', 'yearly'],
  ['Årleie', 'yearly'],
  ['Annual salary', 'yearly'],
  ['Yearly cost', 'yearly'],
  ['Arbeidslønn', undefined],
  ['Areal', undefined],
  ['Månedslønn', 'monthly'],
  ['Kr/mnd', 'monthly'],
  ['Monthly fee', 'monthly'],
  ['Ukelønn', 'weekly'],
  ['Weekly pay', 'weekly'],
  ['Timelønn', 'hourly'],
  ['Hourly rate', 'hourly'],
  ['Overtime', undefined],
  ['Full-time', undefined],
  ['Part time', undefined],
  ['Lønn', undefined],
  ['', undefined],
  // The longer of two.
  ['Årslønn (per måned)', 'yearly'],
])('the heading %s says %s', (heading, expected) => {
  expect(headingInterval(heading)).toBe(expected);
});
