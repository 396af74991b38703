import { expect, test } from 'vitest';
import { fittingWarnings, refusedTransfer, transferWarnings } from './transfer.ts';

test.each([
  [0, 25, 'vacation.DaysOutOfRange'],
  [0.5, 25, 'vacation.DaysOutOfRange'],
  [1, 25, null],
  [1.5, 25, null],
  [1.3, 25, 'vacation.DaysOutOfRange'],
  [-2, 25, 'vacation.DaysOutOfRange'],
  [365, 400, null],
  [366, 400, 'vacation.DaysOutOfRange'],
  [15, 15, null],
  [15.5, 15, 'vacation.NotEnoughAvailableAbsenceDays'],
  [1, -2, 'vacation.NotEnoughAvailableAbsenceDays'],
])('%i of %i days: %s', (days, available, expected) => {
  expect(refusedTransfer({ days, available })).toBe(expected);
});

interface Tried {
  days: number;
  available: number;
  statutoryAvailable: number;
  statutoryTransferred?: number;
  workdaysPerWeek?: number;
}

test.each<[string, Tried, object | null]>([
  ['two weeks by law', { days: 10, available: 21, statutoryAvailable: 21 }, null],
  ['half a day more', { days: 10.5, available: 21, statutoryAvailable: 21 }, { days: 10.5, limit: 10 }],
  ['days by agreement first', { days: 14, available: 25, statutoryAvailable: 21 }, null],
  ['more than these and two weeks', { days: 15, available: 25, statutoryAvailable: 21 }, { days: 11, limit: 10 }],
  ['together with earlier ones', { days: 3, available: 10, statutoryAvailable: 10, statutoryTransferred: 8 }, { days: 11, limit: 10 }],
  ['three days a week', { days: 7, available: 13, statutoryAvailable: 13, workdaysPerWeek: 3 }, { days: 7, limit: 6 }],
  ['fewer than the law gives are left', { days: 3, available: 2, statutoryAvailable: 10 }, null],
  [
    'few by agreement after many by law',
    { days: 1, available: 25, statutoryAvailable: 21, statutoryTransferred: 11 },
    { days: 11, limit: 10 },
  ],
  ['seven days a week', { days: 13, available: 25, statutoryAvailable: 25, workdaysPerWeek: 7 }, { days: 13, limit: 12 }],
  ['six days a week', { days: 12, available: 25, statutoryAvailable: 25, workdaysPerWeek: 6 }, null],
])('%s', (_name, { days, workdaysPerWeek = 5, ...basis }: Tried, params) => {
  expect(transferWarnings({ statutoryTransferred: 0, ...basis }, days, workdaysPerWeek)).toEqual(
    params ? [{ kind: 'transferAboveLaw', params }] : [],
  );
});

type Year = [year: number, before: number, after: number];
type Waiting = [fromYear: number, days: number];

test.each<[string, Year[], Waiting[], number[][]]>([
  ['nothing waits', [[2026, 10, 5]], [], []],
  ['as many are left as wait', [[2026, 10, 5]], [[2026, 5]], []],
  ['half a day too few', [[2026, 10, 4.5]], [[2026, 5]], [[2026, 5, 4.5]]],
  ['none left', [[2026, 10, 0]], [[2026, 1]], [[2026, 1, 0]]],
  ['too few for the request itself', [[2026, 10, -0.5]], [[2026, 5]], []],
  [
    'too few for all that wait',
    [[2026, 10, 5]],
    [
      [2026, 3],
      [2026, 2.5],
    ],
    [[2026, 5.5, 5]],
  ],
  [
    'what waits in another year',
    [[2026, 10, 5]],
    [
      [2025, 8],
      [2027, 8],
    ],
    [],
  ],
  [
    'no days of that year are taken',
    [
      [2026, 4, 4],
      [2027, 25, 20],
    ],
    [[2026, 5]],
    [],
  ],
  ['fewer days than before', [[2026, 2, 4]], [[2026, 5]], []],
  [
    'over New Year',
    [
      [2026, 6, 3],
      [2027, 25, 4],
    ],
    [
      [2026, 5],
      [2027, 6],
    ],
    [
      [2026, 5, 3],
      [2027, 6, 4],
    ],
  ],
])('a request warns of transfers that wait: %s', (_name, years, waits, expected) => {
  const perYear = years.map(([year, availableBefore, availableAfter]) => ({ year, days: 0, availableBefore, availableAfter }));
  const warnings = fittingWarnings({ perYear, waiting: waits.map(([fromYear, days]) => ({ fromYear, days })), isOwn: true });
  expect(warnings.map(({ kind }) => kind)).toEqual(expected.map(() => 'transferNoLongerFits'));
  expect(warnings.map(({ params }) => params)).toEqual(
    expected.map(([year, days, left]) => ({ whose: 'own', days, year: String(year), toYear: String(Number(year) + 1), left })),
  );
});
