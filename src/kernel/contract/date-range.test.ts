import { expect, test } from 'vitest';
import { dateRangeText } from './date-range.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

test.each([
  ['2027-03-15', '2027-03-17', '15.–17. mars 2027', '15–17 March 2027'],
  ['2027-03-15', '2027-03-15', '15. mars 2027', '15 March 2027'],
  ['2027-03-30', '2027-04-02', '30. mars–2. april 2027', '30 March – 2 April 2027'],
  ['2026-12-28', '2027-01-01', '28. desember 2026–1. januar 2027', '28 December 2026 – 1 January 2027'],
])('writes the period from %s to %s alike everywhere', (from, to, norwegian, english) => {
  expect([plain(dateRangeText('no', { from, to })), plain(dateRangeText('en', { from, to }))]).toEqual([norwegian, english]);
});

test('leaves the year out, and shortens the month, where that is asked for', () => {
  const period = { from: '2027-01-15', to: '2027-01-17' };
  expect(plain(dateRangeText('en', period, { hasYear: false }))).toBe('15–17 January');
  expect(plain(dateRangeText('no', period, { hasYear: false }))).toBe('15.–17. januar');
  expect(plain(dateRangeText('no', period, { month: 'short' }))).toBe('15.–17. jan. 2027');
});
