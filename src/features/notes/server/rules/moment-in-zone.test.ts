import { expect, test } from 'vitest';
import { momentInZone } from './moment-in-zone.ts';

test.each([
  ['2026-12-01', 'Europe/Oslo', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01', 'Europe/Oslo', '2026-07-01T06:00:00.000Z'],
  ['2026-03-29', 'Europe/Oslo', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', 'Europe/Oslo', '2026-10-25T07:00:00.000Z'],
  ['2026-12-01', 'Pacific/Auckland', '2026-11-30T19:00:00.000Z'],
  ['2026-12-01', 'America/New_York', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01', 'UTC', '2026-12-01T08:00:00.000Z'],
])('eight in the morning of %s in %s', (day, timeZone, instant) => {
  expect(momentInZone(day, 8, timeZone).toISOString()).toBe(instant);
});
