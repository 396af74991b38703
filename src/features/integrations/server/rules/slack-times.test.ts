import { expect, test } from 'vitest';
import { awayDays, latestMoment } from './slack-times.ts';

test.each([
  ['a Monday tells of Tuesday', '2026-11-23', { tomorrow: '2026-11-24' }],
  ['a Thursday tells of Friday', '2026-11-26', { tomorrow: '2026-11-27' }],
  ['a Friday tells of Saturday and Monday', '2026-11-27', { tomorrow: '2026-11-28', monday: '2026-11-30' }],
  ['a Saturday tells of Sunday', '2026-11-28', { tomorrow: '2026-11-29' }],
  ['a Sunday tells of Monday, what changed since Friday', '2026-11-29', { tomorrow: '2026-11-30', since: '2026-11-27' }],
  ['over New Year', '2027-01-01', { tomorrow: '2027-01-02', monday: '2027-01-04' }],
])('%s', (_case, today, days) => {
  expect(awayDays(today)).toEqual(days);
});

test('a message is late after two hours', () => {
  expect(latestMoment(new Date('2026-11-27T15:00:00Z')).toISOString()).toBe('2026-11-27T17:00:00.000Z');
});
