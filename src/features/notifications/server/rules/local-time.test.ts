import { expect, test } from 'vitest';
import { localTime, momentOf } from './local-time.ts';

test.each([
  ['Europe/Oslo', '2026-11-21T23:30:00Z', '2026-11-22', '00:30'],
  ['Europe/Oslo', '2026-07-01T21:59:59Z', '2026-07-01', '23:59'],
  ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31', '23:59'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01', '05:45'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01', '00:00'],
])('clocks in %s show at %s the day %s and the time %s', (zone, moment, day, time) => {
  expect(localTime(zone, new Date(moment))).toEqual({ day, time });
});

test.each([
  ['2026-01-15', '08:00', 'Europe/Oslo', '2026-01-15T07:00:00.000Z'],
  ['2026-07-15', '08:00', 'Europe/Oslo', '2026-07-15T06:00:00.000Z'],
  ['2026-07-15', '00:15', 'Europe/Oslo', '2026-07-14T22:15:00.000Z'],
  // The night when clocks go forward: 02:30 is skipped and means an hour later.
  ['2026-03-29', '01:30', 'Europe/Oslo', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Oslo', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Oslo', '2026-03-29T01:30:00.000Z'],
  // The night when clocks go back.
  ['2026-10-25', '01:30', 'Europe/Oslo', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Oslo', '2026-10-25T02:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-01-15', '08:00', 'Pacific/Kiritimati', '2026-01-14T18:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(momentOf({ day, time }, zone).toISOString()).toBe(moment);
});
