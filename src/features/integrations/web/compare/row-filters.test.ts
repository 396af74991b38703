import { expect, test } from 'vitest';
import type { InBoth, OnlyExternal } from '../../contract/entities.ts';
import { countFields, countSpecials, filterRows } from './row-filters.ts';

const about = {
  fullName: 'Kari',
  employeeNumber: null,
  emailAddress: null,
  department: null,
  unreadable: [],
  isDeactivated: false,
  matchedBy: 'link' as const,
};
const city = { field: 'city' as const, kind: 'different' as const, here: 'Bergen', there: 'Oslo', canWriteHere: true, canWriteThere: true };
const inBoth = (id: string, more: Partial<InBoth>): InBoth => ({
  ...about,
  companyUserId: id,
  externalId: id,
  invalidNumbers: [],
  differences: [],
  ...more,
});
const alone = (id: string, more: Partial<OnlyExternal>): OnlyExternal => ({
  ...about,
  externalId: id,
  invalidNumbers: [],
  candidates: [],
  ...more,
});

const rows = [
  inBoth('equal', {}),
  inBoth('moved', { differences: [city] }),
  inBoth('both', { differences: [city, { ...city, field: 'position' }], invalidNumbers: ['salaryAccountNumber'] }),
];
const idsOf = (filters: Record<string, string[]>) => filterRows(rows, filters).map(({ companyUserId }) => companyUserId);

test('counts what is special, and leaves out what nobody has', () => {
  expect(countSpecials(rows)).toEqual([
    { value: 'differences', count: 2 },
    { value: 'invalid', count: 1 },
  ]);
  expect(countSpecials([alone('1', { candidates: [{ companyUserId: 'k', fullName: 'Kari' }] }), alone('2', {})])).toEqual([
    { value: 'candidates', count: 1 },
  ]);
});

test('counts in how many people each field differs, in the order of the fields', () => {
  expect(countFields(rows)).toEqual([
    { value: 'city', count: 2 },
    { value: 'position', count: 1 },
  ]);
});

test.each([
  [{}, ['equal', 'moved', 'both']],
  [{ special: ['differences'] }, ['moved', 'both']],
  [{ special: ['invalid'] }, ['both']],
  [{ special: ['invalid', 'differences'] }, ['moved', 'both']],
  [{ field: ['position'] }, ['both']],
  [{ special: ['candidates'], field: ['city'] }, []],
  [{ special: ['unknown'] }, ['equal', 'moved', 'both']],
])('shows those whom the filters %j fit', (filters, ids) => {
  expect(idsOf(filters)).toEqual(ids);
});
