import { z } from 'zod';
import type { List } from '#kernel/web/use-list.ts';
import { languages } from '../../contract/document.ts';
import { documentSorts, type DocumentFilter } from '../../contract/lists.ts';
import { documentStates } from '../../contract/kinds.ts';

/** The filters of the list, by their names in the address. */
export const filterKeys = ['state', 'template', 'language', 'person'] as const;

/** Search and filters of the address as the call wants them; what an address does not mean is left out. */
export function filterOf({ search, filters }: Pick<List, 'search' | 'filters'>): DocumentFilter {
  const chosen = (key: (typeof filterKeys)[number]): readonly string[] => filters[key] ?? [];
  const states = documentStates.filter((state) => chosen('state').includes(String(state)));
  const spoken = languages.filter((language) => chosen('language').includes(language));
  const templateIds = chosen('template').slice(0, 50);
  const companyUserIds = chosen('person').filter((id) => z.uuid().safeParse(id).success);
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(states.length > 0 && { states }),
    ...(templateIds.length > 0 && { templateIds }),
    ...(spoken.length > 0 && { languages: spoken }),
    ...(companyUserIds.length > 0 && { companyUserIds }),
  };
}

/** What the open list asks for. */
export function requestOf(list: Pick<List, 'search' | 'filters' | 'page' | 'pageSize' | 'sort'>) {
  const { page, pageSize, sort } = list;
  const sortBy = documentSorts.find((one) => one === sort?.by);
  const order = sortBy === undefined ? {} : { sortBy, sortDirection: sort?.direction ?? ('asc' as const) };
  return { page, pageSize, ...order, filter: JSON.stringify(filterOf(list)) };
}
