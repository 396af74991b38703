import { expect, test } from 'vitest';
import { ApiKeyForm, emptyApiKey, newKeyOf } from './api-key-form.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['a name is missing', { scope: 'all' }, ['name']],
  ['nothing is chosen', { name: 'Lønn' }, ['permissions']],
  ['all is chosen', { name: 'Lønn', scope: 'all' }, []],
  ['something is chosen', { name: 'Lønn', permissions: ['Employees'] }, []],
])('names the fields that are wrong when %s', (_, filled, wrong) => {
  const { error } = ApiKeyForm.safeParse({ ...emptyApiKey, ...filled });
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong);
});

test.each([
  [{ lifetime: '90' as const }, { expires: '2027-02-19T10:00:00.000Z', permissions: ['Employees'] }],
  [
    { lifetime: 'never' as const, scope: 'all' as const },
    { expires: null, permissions: null },
  ],
])('sends %j', (filled, sent) => {
  expect(newKeyOf({ ...emptyApiKey, name: 'Lønn', permissions: ['Employees'], ...filled }, now)).toEqual({ name: 'Lønn', ...sent });
});
