import type { List } from '#kernel/web/use-list.ts';
import type { MessageFilter } from '../../contract/entities.ts';
import { messageStatuses } from '../../contract/rules/message-status.ts';

/** The filters of the list, by their names in the address. */
export const filterKeys = ['status', 'failed'] as const;
/** What the list may be sorted by. */
export const messageSorts = ['timestamp', 'sender', 'numberOfRecipients', 'status', 'createdBy'] as const;

/** Search and filters of the address as the call wants them; what an address does not mean is left out. */
export function filterOf({ search, filters }: Pick<List, 'search' | 'filters'>): MessageFilter {
  const { status = [], failed = [] } = filters;
  const statuses = messageStatuses.filter((one) => status.includes(one));
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(statuses.length > 0 && { statuses }),
    ...(failed.includes('yes') && { hasFailed: true }),
  };
}

/** What the open list asks for; the newest first until another order is chosen. */
export function requestOf(list: Pick<List, 'search' | 'filters' | 'page' | 'pageSize' | 'sort'>) {
  const { page, pageSize, sort } = list;
  return {
    page,
    pageSize,
    sortBy: messageSorts.find((one) => one === sort?.by) ?? ('timestamp' as const),
    sortDirection: sort?.direction ?? ('desc' as const),
    filter: JSON.stringify(filterOf(list)),
  };
}
