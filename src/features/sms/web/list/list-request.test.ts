import { expect, test } from 'vitest';
import { filterOf, requestOf } from './list-request.ts';

test.each([
  ['nothing is chosen', {}, '', {}],
  ['words', {}, '  vann ', { search: 'vann' }],
  ['two statuses, in their order', { status: ['failed', 'planned'] }, '', { statuses: ['planned', 'failed'] }],
  ['an address means no status', { status: ['gone'] }, '', {}],
  ['somebody did not get it', { failed: ['yes'] }, '', { hasFailed: true }],
  ['an address means nothing of it', { failed: ['no'] }, '', {}],
])('filters when %s', (_name, filters: Record<string, string[]>, search, expected) => {
  expect(filterOf({ filters, search })).toEqual(expected);
});

test.each([
  [undefined, 'timestamp', 'desc'],
  [{ by: 'sender', direction: 'asc' as const }, 'sender', 'asc'],
  [{ by: 'nothing', direction: 'asc' as const }, 'timestamp', 'asc'],
])('orders by %j', (sort, sortBy, sortDirection) => {
  expect(requestOf({ search: '', filters: {}, page: 2, pageSize: 25, sort })).toEqual({
    page: 2,
    pageSize: 25,
    sortBy,
    sortDirection,
    filter: '{}',
  });
});
