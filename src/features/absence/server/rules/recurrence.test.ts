import { expect, test } from 'vitest';
import type { Recurrence } from '../../contract/entities.ts';
import { spansOf } from './recurrence.ts';

const on = (...weekdays: number[]): Recurrence['daysOfWeek'] => ({
  0: weekdays.includes(0),
  1: weekdays.includes(1),
  2: weekdays.includes(2),
  3: weekdays.includes(3),
  4: weekdays.includes(4),
  5: weekdays.includes(5),
  6: weekdays.includes(6),
});
const from = (startDate: string, weekdays: number[], others: Partial<Recurrence> = {}): Recurrence => ({
  daysOfWeek: on(...weekdays),
  interval: 1,
  startDate,
  endDate: null,
  occurrences: null,
  ...others,
});
const span = (startDate: string, endDate = startDate) => ({ startDate, endDate });

test.each([
  ['a plain span', span('2026-07-06', '2026-07-10'), null, [span('2026-07-06', '2026-07-10')]],
  ['exactly a year', span('2026-07-06', '2027-07-06'), null, [span('2026-07-06', '2027-07-06')]],
  [
    'Mondays until a day',
    span('2026-05-04', '2026-05-04'),
    from('2026-05-04', [1], { endDate: '2026-05-18' }),
    [span('2026-05-04'), span('2026-05-11'), span('2026-05-18')],
  ],
  ['Mondays as long as the request', span('2026-05-04', '2026-05-12'), from('2026-05-04', [1]), [span('2026-05-04'), span('2026-05-11')]],
  [
    'so many times, counted by day',
    span('2026-05-04', '2026-05-04'),
    from('2026-05-04', [1, 2, 4], { occurrences: 4 }),
    [span('2026-05-04', '2026-05-05'), span('2026-05-07'), span('2026-05-11')],
  ],
  [
    'every other week, Monday first: Sunday belongs to the week before',
    span('2026-05-06', '2026-06-30'),
    from('2026-05-06', [0, 1], { interval: 2, occurrences: 3 }),
    [span('2026-05-10'), span('2026-05-18'), span('2026-05-24')],
  ],
  [
    'every day of the week joined into one',
    span('2026-05-04', '2026-05-20'),
    from('2026-05-04', [0, 1, 2, 3, 4, 5, 6]),
    [span('2026-05-04', '2026-05-20')],
  ],
  [
    'whichever ends it first',
    span('2026-05-04', '2026-05-04'),
    from('2026-05-04', [1], { endDate: '2026-05-12', occurrences: 9 }),
    [span('2026-05-04'), span('2026-05-11')],
  ],
  ['not before the request starts', span('2026-05-06', '2026-05-12'), from('2026-05-04', [1]), [span('2026-05-11')]],
  [
    'over New Year',
    span('2026-12-28', '2027-01-05'),
    from('2026-12-28', [1, 5]),
    [span('2026-12-28'), span('2027-01-01'), span('2027-01-04')],
  ],
])('%s', (_name, request, recurrence, spans) => {
  expect(spansOf({ ...request, recurrence })).toEqual({ spans });
});

test.each([
  ['ends before it starts', span('2026-07-06', '2026-07-05'), null, 'absence.InvalidDates', { why: 'order' }],
  ['over a year', span('2026-07-06', '2027-07-07'), null, 'absence.InvalidDates', { why: 'long' }],
  ['repeats over a year', span('2026-07-06'), from('2026-07-06', [1], { endDate: '2027-07-07' }), 'absence.InvalidDates', undefined],
  ['more times than a year holds', span('2026-07-06'), from('2026-07-06', [1], { occurrences: 54 }), 'absence.InvalidDates', undefined],
  [
    'repeats until before it starts',
    span('2026-07-06'),
    from('2026-07-06', [1], { endDate: '2026-07-05' }),
    'absence.InvalidDates',
    undefined,
  ],
  ['never hits a day', span('2026-07-07', '2026-07-10'), from('2026-07-07', [1]), 'absence.NoWorkingDays', undefined],
] as const)('refuses what %s', (_name, request, recurrence, ...[refusal, details]) => {
  expect(spansOf({ ...request, recurrence })).toEqual({ refusal, details });
});

test.each([
  ['as many times as a year holds', span('2026-07-06'), from('2026-07-06', [1], { occurrences: 53 }), 53, '2027-07-05'],
  ['until a year later', span('2026-07-06'), from('2026-07-06', [2], { endDate: '2027-07-06' }), 53, '2027-07-06'],
  ['until the day on which it starts', span('2026-07-06'), from('2026-07-06', [1], { endDate: '2026-07-06' }), 1, '2026-07-06'],
  ['every third week', span('2026-07-06', '2026-08-31'), from('2026-07-06', [1], { interval: 3 }), 3, '2026-08-17'],
  ['from later than the request', span('2026-07-06', '2026-07-31'), from('2026-07-13', [1]), 3, '2026-07-27'],
  [
    'every other week, counted from the recurrence',
    span('2026-07-13', '2026-07-31'),
    from('2026-07-06', [1], { interval: 2 }),
    1,
    '2026-07-20',
  ],
])('%s', (...[, request, recurrence, times, last]) => {
  const found = spansOf({ ...request, recurrence });
  const spans = 'spans' in found ? found.spans : [];
  expect([spans.length, spans.at(-1)?.endDate]).toEqual([times, last]);
});

test('fewer days than wished suffice where the recurrence has an end', () => {
  expect(spansOf({ ...span('2026-07-06'), recurrence: from('2026-07-06', [1], { endDate: '2026-07-13', occurrences: 3 }) })).toEqual({
    spans: [span('2026-07-06'), span('2026-07-13')],
  });
});
