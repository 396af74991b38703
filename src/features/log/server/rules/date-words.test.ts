import { expect, test } from 'vitest';
import { dayText, momentText } from './date-words.ts';

test.each([
  ['2026-11-26', '26. nov. 2026', '26 Nov 2026'],
  ['2028-02-29', '29. feb. 2028', '29 Feb 2028'],
  // No days of the calendar.
  ['2026-02-30', '2026-02-30', '2026-02-30'],
  ['2026-13-01', '2026-13-01', '2026-13-01'],
  ['snart', 'snart', 'snart'],
])('the day %s is written %s and %s', (day, no, en) => {
  expect([dayText(day, 'no'), dayText(day, 'en')]).toEqual([no, en]);
});

test('a moment is written in the time zone and language of who reads it', () => {
  const instant = '2026-11-26T23:20:00Z';
  expect(momentText(instant, { language: 'no', timeZone: 'Europe/Oslo' })).toBe('27. nov. 2026, 00:20');
  expect(momentText(instant, { language: 'no', timeZone: 'UTC' })).toBe('26. nov. 2026, 23:20');
  expect(momentText(instant, { language: 'en', timeZone: 'UTC' })).toBe('26 Nov 2026, 23:20');
  expect(dayText('2026-11-26', 'no')).toBe('26. nov. 2026');
  expect(momentText('i går', { language: 'no', timeZone: 'UTC' })).toBe('i går');
});
