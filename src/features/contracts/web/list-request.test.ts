import { expect, test } from 'vitest';
import { exportOf, filterOf, requestOf, sortOf } from './list-request.ts';

const list = (filters: Record<string, readonly string[]>, search = '') => ({ search, filters });

const party = '0199a0c0-0000-7000-8000-000000000001';

test.each([
  ['nothing is chosen: inactive ones are left out', list({}), { statuses: [1, 3, 4] }],
  ['a status is chosen', list({ status: ['2'] }), { statuses: [2] }],
  ['an address means no status', list({ status: ['9', 'x'] }), { statuses: [1, 3, 4] }],
  ['words', list({}, '  leie '), { search: 'leie', statuses: [1, 3, 4] }],
  ['a light and none', list({ light: ['Red', '', 'Blue'] }), { statuses: [1, 3, 4], trafficLights: ['Red', null] }],
  ['the longest of several periods', list({ within: ['30', '90', '91'] }), { statuses: [1, 3, 4], deadlineWithinDays: 90 }],
  ['with notes', list({ notes: ['yes'] }), { statuses: [1, 3, 4], hasNotes: true }],
  ['with and without notes', list({ notes: ['yes', 'no'] }), { statuses: [1, 3, 4] }],
  ['without notifications', list({ notifications: ['no'] }), { statuses: [1, 3, 4], hasNotifications: false }],
  ['a party', list({ party: [party] }), { statuses: [1, 3, 4], partyIds: [party] }],
  ['a party and a status', list({ party: [party], status: ['1'] }), { statuses: [1], partyIds: [party] }],
  ['an address means no party', list({ party: ['x'] }), { statuses: [1, 3, 4] }],
  ['an address means nobody', list({ responsible: ['x', party] }), { statuses: [1, 3, 4], responsibleIds: [party] }],
  ['categories, also none', list({ category: ['', 'Leie'] }), { categories: ['', 'Leie'], statuses: [1, 3, 4] }],
])('filters when %s', (_name, given, expected) => {
  expect(filterOf(given)).toEqual(expected);
});

test('orders by the next deadline when the address means no order', () => {
  expect(sortOf('nothing')).toBe('nextDeadline');
  expect(sortOf('party')).toBe('party');
});

test('asks for one page with the filter as text', () => {
  const asked = requestOf({ search: '', filters: {}, page: 2, pageSize: 25, sort: { by: 'name', direction: 'desc' } });
  expect(asked).toEqual({ page: 2, pageSize: 25, sortBy: 'name', sortDirection: 'desc', filter: '{"statuses":[1,3,4]}' });
});

test('takes out the open list in its order, or what is selected of it', () => {
  const shown = { search: 'leie', filters: {}, sort: { by: 'name', direction: 'desc' as const } };
  const order = { sortBy: 'name', sortDirection: 'desc' };
  expect(exportOf(shown, undefined)).toEqual({ filter: { search: 'leie', statuses: [1, 3, 4] }, ...order });
  expect(exportOf(shown, ['a'])).toEqual({ contractIds: ['a'], ...order });
});
