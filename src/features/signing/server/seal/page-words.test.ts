import { expect, test } from 'vitest';
import { clockOf, pageDayOf } from './page-words.ts';

test('a page has the day of the company, as its times do, and these name their zone', () => {
  const lateInUtc = new Date('2026-11-20T23:30:00Z');
  expect(pageDayOf('Europe/Oslo', lateInUtc)).toEqual([2026, 11, 21]);
  expect(pageDayOf('America/New_York', lateInUtc)).toEqual([2026, 11, 20]);
  expect(clockOf('no', 'Europe/Oslo')(lateInUtc)).toMatch(/^21\. nov\. 2026.*00:30:00 \S+$/);
});
