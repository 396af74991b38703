import { expect, test } from 'vitest';
import { filterOf, orderOf, requestOf, statusesOf } from './list-request.ts';

test('each tab has its statuses', () => {
  expect(statusesOf('ongoing')).toEqual(['Created', 'InProgress', 'Error']);
  expect(statusesOf('completed')).toEqual(['Completed', 'Rejected', 'Expired', 'Canceled']);
});

test.each([
  ['nothing', '', {}, {}],
  ['words', ' leie ', {}, { search: 'leie' }],
  ['statuses of the tab only', '', { status: ['Error', 'Completed'] }, { statuses: ['Error'] }],
  ['methods that there are', '', { method: ['link', 'post'] }, { methods: ['link'] }],
  ['my signature', '', { forMe: ['yes'] }, { isForMe: true }],
  ['the signatures of others', '', { forMe: ['no'] }, { isForMe: false }],
  ['both, which is no filter', '', { forMe: ['yes', 'no'] }, {}],
  ['who asked', '', { requestedBy: ['1'] }, { requestedBy: ['1'] }],
])('asks for %s', (_name, search, filters, filter) => {
  expect(filterOf({ search, filters }, 'ongoing')).toEqual(filter);
});

test('keeps the order of the server until a column is chosen', () => {
  expect(orderOf({ sort: undefined })).toEqual({});
  expect(orderOf({ sort: { by: 'people', direction: 'asc' } })).toEqual({});
  const list = { search: '', filters: {}, page: 2, pageSize: 50, sort: { by: 'dueDate', direction: 'desc' } } as const;
  expect(requestOf(list, 'ongoing')).toEqual({ page: 2, pageSize: 50, sortBy: 'dueDate', sortDirection: 'desc', filter: '{}' });
});
