import { expect, test } from 'vitest';
import type { Warning } from '../../contract/entities-balance.ts';
import { careDays, limitsOf, occasionsOf, sickLeaveUsed, sickLeaveWarnings } from './sick-leave.ts';

const span = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const unset = { daysEachTime: null, occasions: null, daysInYear: null };
const standard = limitsOf({ scheme: 'standard', ...unset });
const ia = limitsOf({ scheme: 'ia', ...unset });
const own = limitsOf({ scheme: 'custom', daysEachTime: 5, occasions: null, daysInYear: 6 });

test.each([
  ['nothing', [], []],
  ['a Friday to a Monday is four days', [span('2026-03-06', '2026-03-09')], [{ ...span('2026-03-06', '2026-03-09'), days: 4 }]],
  ['15 days between make one', [span('2026-03-17'), span('2026-03-01')], [{ ...span('2026-03-01', '2026-03-17'), days: 2 }]],
  [
    '16 days between make two',
    [span('2026-03-01'), span('2026-03-18')],
    [
      { ...span('2026-03-01'), days: 1 },
      { ...span('2026-03-18'), days: 1 },
    ],
  ],
  [
    'a chain is measured from the last end',
    [span('2026-03-01'), span('2026-03-15'), span('2026-03-30')],
    [{ ...span('2026-03-01', '2026-03-30'), days: 3 }],
  ],
  [
    'a day in both counts once',
    [span('2026-03-01', '2026-03-05'), span('2026-03-05', '2026-03-06')],
    [{ ...span('2026-03-01', '2026-03-06'), days: 6 }],
  ],
])('%s', (_name, spans, expected) => {
  expect(occasionsOf(spans)).toEqual(expected);
});

test('only the last twelve months count, the days of an older absence that reach into them too', () => {
  const spans = [span('2025-03-01', '2025-03-03'), span('2025-06-10', '2025-06-13'), span('2026-02-01', '2026-02-02')];
  expect(sickLeaveUsed(spans, '2026-06-11')).toEqual({ occasions: 2, days: 4 });
});

const four = [span('2026-01-05'), span('2026-03-02'), span('2026-05-04'), span('2026-07-06')];
const warning = (kind: Warning['kind'], params: Warning['params']) => ({ kind, params });
test.each([
  ['three days', standard, [], span('2026-11-16', '2026-11-18'), null, []],
  ['four days', standard, [], span('2026-11-16', '2026-11-19'), null, [warning('sickLeaveDaysEachTime', { days: 4, limit: 3 })]],
  [
    'one day more within 16 days of three',
    standard,
    [span('2026-11-02', '2026-11-04')],
    span('2026-11-16'),
    null,
    [warning('sickLeaveDaysEachTime', { days: 4, limit: 3 })],
  ],
  ['the fourth time', standard, four.slice(1), span('2026-11-16'), null, []],
  ['the fifth time', standard, four, span('2026-11-16'), null, [warning('sickLeaveOccasions', { occasions: 5, limit: 4 })]],
  ['the fifth time in more than twelve months', standard, four, span('2027-01-05'), null, []],
  ['eight days by IA', ia, four, span('2026-11-16', '2026-11-23'), null, []],
  ['nine days by IA', ia, [], span('2026-11-16', '2026-11-24'), null, [warning('sickLeaveDaysEachTime', { days: 9, limit: 8 })]],
  [
    '25 days in a year by IA',
    ia,
    [span('2026-02-02', '2026-02-09'), span('2026-05-04', '2026-05-11'), span('2026-08-03', '2026-08-10')],
    span('2026-11-16'),
    null,
    [warning('sickLeaveDays', { days: 25, limit: 24 })],
  ],
  [
    "the company's own numbers",
    own,
    [span('2026-08-03', '2026-08-04')],
    span('2026-11-16', '2026-11-21'),
    null,
    [warning('sickLeaveDaysEachTime', { days: 6, limit: 5 }), warning('sickLeaveDays', { days: 8, limit: 6 })],
  ],
  [
    'before two months of service',
    standard,
    [],
    span('2026-11-16'),
    '2026-09-17',
    [warning('sickLeaveNewEmployee', { from: '2026-11-17' })],
  ],
  ['after two months of service', standard, [], span('2026-11-17'), '2026-09-17', []],
])('%s', (...[, limits, earlier, wanted, employedFrom, expected]) => {
  expect(sickLeaveWarnings({ earlier, wanted, limits, employedFrom })).toEqual(expected);
});

test.each([
  [3, 10, 7, []],
  [10, 10, 0, []],
  [10.5, 10, 0, [warning('careDaysUsedUp', { days: 10.5, limit: 10 })]],
])('%i of %i care days leave %i', (used, entitled, left, warnings) => {
  expect(careDays(used, entitled)).toEqual({ used, entitled, left, warnings });
});

test.each([
  ['ends a day before the twelve months', span('2025-06-01', '2025-06-11'), { occasions: 0, days: 0 }],
  ['ends on their first day', span('2025-06-01', '2025-06-12'), { occasions: 1, days: 1 }],
  ['begins on their last day', span('2026-06-11', '2026-06-20'), { occasions: 1, days: 1 }],
  ['begins after them', span('2026-06-12', '2026-06-20'), { occasions: 0, days: 0 }],
])('of the twelve months until 11 June 2026 an illness that %s', (_name, ill, used) => {
  expect(sickLeaveUsed([ill], '2026-06-11')).toEqual(used);
});

test('an illness within another adds nothing', () => {
  expect(occasionsOf([span('2026-03-01', '2026-03-10'), span('2026-03-03', '2026-03-04')])).toEqual([
    { ...span('2026-03-01', '2026-03-10'), days: 10 },
  ]);
});
