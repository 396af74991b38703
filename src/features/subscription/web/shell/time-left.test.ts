import { expect, test } from 'vitest';
import { daysBegun, timeLeft } from './time-left.ts';

const end = '2026-12-10T09:00:00.000Z';

test.each([
  ['2026-11-30T09:00:00Z', 'active', 10, '00'],
  ['2026-12-01T06:30:00Z', 'active', 9, '02'],
  ['2026-12-05T09:00:00Z', 'active', 5, '00'],
  ['2026-12-05T09:00:01Z', 'warning', 4, '23'],
  ['2026-12-10T08:00:00Z', 'warning', 0, '01'],
  ['2026-12-10T08:00:01Z', 'expired', 0, '00'],
  ['2026-12-10T09:00:00Z', 'expired', 0, '00'],
  ['2026-12-11T12:00:00Z', 'expired', 0, '00'],
])('at %s a trial is %s with %i days and %s hours', (now, state, days, hours) => {
  expect(timeLeft(end, new Date(now))).toEqual({ state, days, hours });
});

test.each([
  ['2026-11-30T09:00:00Z', 10],
  ['2026-11-30T09:01:00Z', 10],
  ['2026-12-01T09:00:00Z', 9],
  ['2026-12-10T08:59:59Z', 1],
  ['2026-12-11T12:00:00Z', 0],
])('at %s it is in the last of %i days', (now, days) => {
  expect(daysBegun(end, new Date(now))).toBe(days);
});
