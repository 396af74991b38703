import { expect, test } from 'vitest';
import { filterOf, requestOf } from './list-request.ts';

const list = (filters: Record<string, readonly string[]>, search = '') => ({ search, filters });
const person = '0199a0c0-0000-7000-8000-000000000001';

test.each([
  ['nothing is chosen', list({}), {}],
  ['words', list({}, '  nordmann '), { search: 'nordmann' }],
  ['states', list({ state: ['5', '2'] }), { states: [2, 5] }],
  ['an address means no state', list({ state: ['9', 'x'] }), {}],
  ['a language and one that is none', list({ language: ['en', 'de'] }), { languages: ['en'] }],
  ['a template', list({ template: ['manager'] }), { templateIds: ['manager'] }],
  ['a person', list({ person: [person] }), { companyUserIds: [person] }],
  ['an address means no person', list({ person: ['x'] }), {}],
])('filters when %s', (_name, given, expected) => {
  expect(filterOf(given)).toEqual(expected);
});

const shown = { search: '', filters: {}, page: 2, pageSize: 25 };

test('leaves the order to the server until one is chosen that there is', () => {
  expect(requestOf({ ...shown, sort: undefined })).toEqual({ page: 2, pageSize: 25, filter: '{}' });
  expect(requestOf({ ...shown, sort: { by: 'nothing', direction: 'asc' } })).toEqual({ page: 2, pageSize: 25, filter: '{}' });
  const order = { sortBy: 'position', sortDirection: 'desc' };
  expect(requestOf({ ...shown, sort: { by: 'position', direction: 'desc' } })).toEqual({ page: 2, pageSize: 25, filter: '{}', ...order });
});
