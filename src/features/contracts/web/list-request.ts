import { z } from 'zod';
import { contractSorts, type ContractFilter, type ContractSort } from '../contract/lists.ts';
import { contractStatuses, contractTypes, trafficLights, type TrafficLight } from '../contract/kinds.ts';
import type { List } from '#kernel/web/use-list.ts';

/** The filters of the list, by their names in the address. */
export const filterKeys = ['category', 'status', 'type', 'responsible', 'party', 'light', 'within', 'notes', 'notifications'] as const;
type FilterKey = (typeof filterKeys)[number];

/** What is shown until a status is chosen: all that are not inactive. */
export const usualStatuses = [1, 3, 4] as const;
/** Within how many days one may ask for deadlines. */
export const offeredDays = [30, 60, 90, 180, 365] as const;

export function sortOf(key: string | undefined): ContractSort {
  return contractSorts.find((sort) => sort === key) ?? 'nextDeadline';
}

/** Search and filters of the address as the call wants them; what an address does not mean is left out. */
export function filterOf({ search, filters }: Pick<List, 'search' | 'filters'>): ContractFilter {
  const chosen = (key: FilterKey): readonly string[] => filters[key] ?? [];
  const among = <Value extends number>(key: FilterKey, values: readonly Value[]) =>
    values.filter((value) => chosen(key).includes(String(value)));
  const statuses = among('status', contractStatuses);
  const types = among('type', contractTypes);
  const days = among('within', offeredDays);
  const lights = chosen('light').flatMap((value): (TrafficLight | null)[] =>
    value === '' ? [null] : trafficLights.filter((light) => light === value),
  );
  const categories = chosen('category');
  const ids = (key: 'responsible' | 'party') => chosen(key).filter((id) => z.uuid().safeParse(id).success);
  const responsibleIds = ids('responsible');
  const partyIds = ids('party');
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(categories.length > 0 && { categories: [...categories] }),
    statuses: statuses.length > 0 ? statuses : [...usualStatuses],
    ...(types.length > 0 && { types }),
    ...(responsibleIds.length > 0 && { responsibleIds }),
    ...(partyIds.length > 0 && { partyIds }),
    ...(lights.length > 0 && { trafficLights: lights }),
    // Of several periods the longest has the others in it.
    ...(days.length > 0 && { deadlineWithinDays: Math.max(...days) }),
    ...oneOf('hasNotes', chosen('notes')),
    ...oneOf('hasNotifications', chosen('notifications')),
  };
}

/** Yes or no; both together are no filter. */
function oneOf<Name extends string>(name: Name, values: readonly string[]): { [Key in Name]?: boolean } {
  const only = values.length === 1 ? values[0] : undefined;
  // The name is the parameter's.
  return only === 'yes' || only === 'no' ? ({ [name]: only === 'yes' } as { [Key in Name]?: boolean }) : {};
}

/** What the open list asks for. */
export function requestOf(list: Pick<List, 'search' | 'filters' | 'page' | 'pageSize' | 'sort'>) {
  const { page, pageSize } = list;
  return { page, pageSize, ...orderOf(list), filter: JSON.stringify(filterOf(list)) };
}

/** The open list as a file: what is selected, or all of its filter, in its order. */
export function exportOf(list: Pick<List, 'search' | 'filters' | 'sort'>, selected: readonly string[] | undefined) {
  return { ...(selected ? { contractIds: [...selected] } : { filter: filterOf(list) }), ...orderOf(list) };
}

function orderOf({ sort }: Pick<List, 'sort'>) {
  return { sortBy: sortOf(sort?.by), sortDirection: sort?.direction ?? ('asc' as const) };
}
