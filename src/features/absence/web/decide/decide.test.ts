import { expect, test } from 'vitest';
import { coverageBars } from './coverage-days.ts';
import { yearOf, yearsAround } from './pending.ts';

const day = { date: '2027-05-03', people: 8, away: 2, minimum: null, isBelowMinimum: false, locked: null };

test('draws who is at work of everybody, and where the minimum lies', () => {
  expect(coverageBars([day, { ...day, minimum: 7, isBelowMinimum: true, locked: 'Stocktaking' }])).toMatchObject([
    { present: 6, height: 75, line: undefined, tone: 'fine', locked: null },
    { present: 6, height: 75, line: 88, tone: 'below', locked: 'Stocktaking' },
  ]);
});

test('draws nobody as nobody, and never more than everybody', () => {
  expect(coverageBars([{ ...day, people: 0, away: 0, minimum: 2 }])).toMatchObject([{ present: 0, height: 0, line: 0 }]);
  expect(coverageBars([{ ...day, people: 2, away: 3, minimum: 5 }])).toMatchObject([{ present: 0, height: 0, line: 100 }]);
});

test('a day on which nobody works is off, and not one with enough people', () => {
  const off = { ...day, people: 0, away: 0 };
  expect(coverageBars([off, { ...off, locked: 'Stocktaking' }]).map(({ tone }) => tone)).toEqual(['off', 'off']);
  expect(coverageBars([{ ...day, people: 1, away: 1 }]).map(({ tone }) => tone)).toEqual(['fine']);
});

test.each([
  ['2025', 2025],
  [undefined, 2026],
  ['soon', 2026],
  ['1999', 2026],
])('takes %s of the address as the year %i', (text, year) => {
  expect(yearOf(text, 2026)).toBe(year);
});

test('offers the years around this one, and the one that is open', () => {
  expect(yearsAround(2026, 2026)).toEqual([2024, 2025, 2026, 2027]);
  expect(yearsAround(2026, 2021)).toEqual([2021, 2024, 2025, 2026, 2027]);
});
