import { expect, test } from 'vitest';
import { erasureDay } from './erasure-day.ts';

const kept = (retentionMonths: number | null, retentionFrom: Parameters<typeof erasureDay>[0]['retentionFrom'], since: string) => ({
  retentionMonths,
  retentionFrom,
  since,
});

test.each<[name: string, asked: Parameters<typeof erasureDay>[0], day: string | null]>([
  ['without a number of months', kept(null, 'endOfRelation', '2026-11-26'), null],
  ['until something ends', kept(0, 'endOfCase', '2026-11-26'), '2027-02-26'],
  ['a month', kept(1, 'collected', '2026-11-26'), '2026-12-26'],
  ['a month, at the end of one', kept(1, 'collected', '2027-01-31'), '2027-02-28'],
  ['a year', kept(12, 'lastContact', '2026-11-26'), '2027-11-26'],
  ['years', kept(60, 'endOfRelation', '2026-11-26'), '2027-11-26'],
  ['years from the end of a year', kept(60, 'endOfYear', '2026-11-26'), '2027-01-01'],
  ['years from the end of a year, erased on its first day', kept(60, 'endOfYear', '2027-01-01'), '2028-01-01'],
  ['without what it counts from', kept(6, null, '2026-11-26'), '2027-05-26'],
])('what is kept %s', (_name, asked, day) => {
  expect(erasureDay(asked)).toBe(day);
});
