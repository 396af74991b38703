import { expect, test } from 'vitest';
import type { Absence } from '../../contract/entities.ts';
import { absencesByDay, dayAfterKey, daysBetween, weeksOf } from './year-days.ts';

/** Only the fields that the calendar reads. */
function absence(absenceId: string, part: Partial<Absence>): Absence {
  return { absenceId, type: 1, status: 2, spans: [], ...part } as Absence;
}

test('finds the absences of each day within the year, a home office behind what goes before it', () => {
  const home = absence('home', { type: 2, spans: [{ startDate: '2027-01-02', endDate: '2027-01-02' }] });
  const newYear = absence('new year', { spans: [{ startDate: '2026-12-30', endDate: '2027-01-02' }] });
  const declined = absence('declined', { status: 3, spans: [{ startDate: '2027-01-05', endDate: '2027-01-05' }] });
  const days = absencesByDay([home, newYear, declined], 2027);
  expect([...days.keys()].toSorted()).toEqual(['2027-01-01', '2027-01-02']);
  expect(days.get('2027-01-02')?.map(({ absenceId }) => absenceId)).toEqual(['new year', 'home']);
});

test.each([
  ['2027-03-31', '2027-04-02', { from: '2027-03-31', to: '2027-04-02' }],
  ['2027-04-02', '2027-03-31', { from: '2027-03-31', to: '2027-04-02' }],
  ['2027-04-02', '2027-04-02', { from: '2027-04-02', to: '2027-04-02' }],
])('chooses the days between %s and %s', (one, other, range) => {
  expect(daysBetween(one, other)).toEqual(range);
});

test('lays a month out in weeks from Monday', () => {
  const weeks = weeksOf(2027, 5);
  expect(weeks.map(({ number }) => number)).toEqual([17, 18, 19, 20, 21, 22]);
  expect(weeks[0]?.days).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
  expect(weeks.at(-1)?.days[0]).toBe('2027-05-31');
  expect(weeksOf(2027, 2)).toHaveLength(4);
});

test.each([
  ['2027-03-31', 'ArrowRight', '2027-04-01'],
  ['2027-03-31', 'ArrowUp', '2027-03-24'],
  ['2027-03-31', 'PageUp', '2027-02-28'],
  ['2027-03-31', 'PageDown', '2027-04-30'],
  ['2027-03-31', 'Home', '2027-01-01'],
  ['2027-03-31', 'End', '2027-12-31'],
  ['2027-12-31', 'ArrowRight', undefined],
  ['2027-12-31', 'PageDown', undefined],
  ['2027-03-31', 'a', undefined],
])('leads from %s with %s to %s', (day, key, next) => {
  expect(dayAfterKey(day, key)).toBe(next);
});
