import type { List } from '#kernel/web/use-list.ts';
import { endedStatuses, requestStatuses, signingMethods } from '../../contract/kinds.ts';
import { signingSorts, type SigningFilter } from '../../contract/lists.ts';

/** Ongoing requests, and those that have ended. */
export const tabs = ['ongoing', 'completed'] as const;
export type Tab = (typeof tabs)[number];

export const filterKeys = ['status', 'forMe', 'method', 'requestedBy'] as const;

const ended: ReadonlySet<string> = new Set(endedStatuses);
export const statusesOf = (tab: Tab) => requestStatuses.filter((status) => ended.has(status) === (tab === 'completed'));

/** The filter of the address, without what it cannot have. */
export function filterOf({ search, filters }: Pick<List, 'search' | 'filters'>, tab: Tab): SigningFilter {
  const chosen = (key: (typeof filterKeys)[number]) => filters[key] ?? [];
  const statuses = statusesOf(tab).filter((status) => chosen('status').includes(status));
  const methods = signingMethods.filter((method) => chosen('method').includes(method));
  const [forMe, ...others] = chosen('forMe');
  const requestedBy = chosen('requestedBy');
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(statuses.length > 0 && { statuses }),
    ...(methods.length > 0 && { methods }),
    ...(requestedBy.length > 0 && { requestedBy: [...requestedBy] }),
    // Yes and no together are no filter.
    ...(others.length === 0 && (forMe === 'yes' || forMe === 'no') && { isForMe: forMe === 'yes' }),
  };
}

/** What the open list asks for; without an order what waits for the reader comes first. */
export function requestOf(list: Pick<List, 'search' | 'filters' | 'page' | 'pageSize' | 'sort'>, tab: Tab) {
  const { page, pageSize } = list;
  return { page, pageSize, ...orderOf(list), filter: JSON.stringify(filterOf(list, tab)) };
}

export function orderOf({ sort }: Pick<List, 'sort'>) {
  const sortBy = signingSorts.find((one) => one === sort?.by);
  return sortBy ? { sortBy, sortDirection: sort?.direction ?? ('asc' as const) } : {};
}
