import { expect, test } from 'vitest';
import type { Absence } from '../../contract/entities.ts';
import { filtered, groupOf, nextSpan, unfiltered } from './absence-list.ts';

/** Only the fields that a list reads. */
function absence(absenceId: string, part: Partial<Absence>): Absence {
  return { absenceId, type: 1, status: 2, spans: [], ...part } as Absence;
}

test.each([
  [1, 'waiting'],
  [8, 'waiting'],
  [2, 'agreed'],
  [12, 'agreed'],
  [3, 'ended'],
  [7, 'ended'],
] as const)('puts status %i with those that are %s', (status, group) => {
  expect(groupOf({ status })).toBe(group);
});

test('filters by type and by where it stands', () => {
  const all = [absence('vacation', {}), absence('home', { type: 2 }), absence('asked', { status: 1 })];
  const idsOf = (type?: string, state?: string) => filtered(all, { type, state }).map((one) => one.absenceId);
  expect(idsOf()).toEqual(['vacation', 'home', 'asked']);
  expect(idsOf('1')).toEqual(['vacation', 'asked']);
  expect(idsOf('1', 'waiting')).toEqual(['asked']);
  expect(idsOf(undefined, 'unheard of')).toHaveLength(3);
});

test('leads to what waits in another year without what is chosen of this one', () => {
  const query = { employeeId: 'a', year: '2027', kind: '1', state: 'ended', date: '2027-01-01', absenceId: 'b' };
  expect(unfiltered(query)).toEqual({ employeeId: 'a', year: '2027' });
});

test('finds the first stretch that is not over, of one that repeats too', () => {
  const home = absence('home', {
    type: 2,
    spans: [
      { startDate: '2027-05-04', endDate: '2027-05-04' },
      { startDate: '2027-05-11', endDate: '2027-05-11' },
    ],
  });
  const declined = absence('declined', { status: 3, spans: [{ startDate: '2027-05-05', endDate: '2027-05-06' }] });
  const summer = absence('summer', { spans: [{ startDate: '2027-05-10', endDate: '2027-05-20' }] });
  expect(nextSpan([home, declined, summer], '2027-05-05')).toMatchObject({ absence: summer, startDate: '2027-05-10' });
  expect(nextSpan([home, declined], '2027-05-05')).toMatchObject({ absence: home, startDate: '2027-05-11' });
  expect(nextSpan([declined], '2027-05-05')).toBeUndefined();
});
