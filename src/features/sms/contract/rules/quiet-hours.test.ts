import { expect, test } from 'vitest';
import { hourIn, isQuietHour } from './quiet-hours.ts';

test.each<[number, boolean]>([
  [0, true],
  [7, true],
  [8, false],
  [20, false],
  [21, true],
  [23, true],
])('hour %d is quiet: %s', (hour, isQuiet) => {
  expect(isQuietHour(hour)).toBe(isQuiet);
});

test.each<[string, string, number]>([
  ['2026-11-26T20:00:00Z', 'Europe/Oslo', 21],
  ['2026-07-01T06:00:00Z', 'Europe/Oslo', 8],
  ['2026-07-01T22:30:00Z', 'Europe/Oslo', 0],
])('%s in %s is hour %d', (moment, zone, hour) => {
  expect(hourIn(new Date(moment), zone)).toBe(hour);
});
