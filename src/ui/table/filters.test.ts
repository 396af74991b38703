import { expect, test } from 'vitest';
import { inSight } from './filters.ts';

const filters = ['department', 'team', 'location', 'role', 'position', 'kind'].map((key) => ({ key, label: key, values: [] }));

test.each([
  ['the first of many', {}, 4, ['department', 'team', 'location', 'role']],
  ['one in use wherever it stands', { kind: ['external'] }, 2, ['department', 'team', 'kind']],
  ['not one that was cleared', { kind: [] }, 1, ['department']],
  ['all of a few', {}, 9, ['department', 'team', 'location', 'role', 'position', 'kind']],
])('keeps in sight %s', (_name, chosen, first, keys) => {
  expect(inSight(filters, chosen, first).map(({ key }) => key)).toEqual(keys);
});
