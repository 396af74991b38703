import { useEffect, useEffectEvent } from 'react';
import { countCap } from '#kernel/contract/paging.ts';
import type { ListTexts, Sort } from '#ui/table/column.ts';
import type { ColumnTexts } from '#ui/table/ColumnChooser.tsx';
import type { FilterTexts } from '#ui/table/FilterBar.tsx';
import { useQuery } from './address.ts';
import { filterText, lastPageOf, listPart, listStateOf, listText, type ListState } from './list-address.ts';
import { useKernelTexts } from './texts.ts';

export interface List extends ListState {
  sort: Sort | undefined;
  /** How many rows come before this page. */
  before: number;
  isFiltered: boolean;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: Sort) => void;
  setSearch: (search: string) => void;
  setFilter: (key: string, values: readonly string[]) => void;
  clear: () => void;
  /** Search, filters and order as in the address, to be kept and opened again. */
  query: string;
  open: (query: string) => void;
}

/** The part of a list in the address, and a function to change it; a changed filter returns to page one. */
export function useList(rules: Parameters<typeof listStateOf>[1]): List {
  const [query, change] = useQuery();
  const state = listStateOf(query, rules);
  const noFilters = Object.fromEntries(rules.filterKeys.map((key) => [key, undefined]));
  const names = [...rules.filterKeys, 'search', 'sort', 'direction', 'size'];
  return {
    ...state,
    sort: state.sortBy === undefined ? undefined : { by: state.sortBy, direction: state.sortDirection },
    before: (state.page - 1) * state.pageSize,
    isFiltered: state.search !== '' || Object.keys(state.filters).length > 0,
    setPage: (page) => change({ page: page > 1 ? String(page) : undefined }),
    setPageSize: (pageSize) => change({ size: String(pageSize), page: undefined }),
    setSort: ({ by, direction }) => change({ sort: by, direction: direction === 'desc' ? 'desc' : undefined, page: undefined }),
    setSearch: (search) => change({ search, page: undefined }),
    setFilter: (key, values) => change({ [key]: filterText(values), page: undefined }),
    clear: () => change({ ...noFilters, search: undefined, page: undefined }),
    query: listText(query, names),
    open: (text) => change({ ...listPart(text, names), page: undefined }),
  };
}

/** Goes to the last existing page when the one in the address has no rows; `total` is undefined while loading. */
export function useLastPage(list: List, total: number | undefined): void {
  const last = total === undefined ? list.page : lastPageOf(list, total);
  const goBack = useEffectEvent(() => list.setPage(last));
  useEffect(() => {
    if (list.page > last) goBack();
  }, [list.page, last]);
}

/** The texts of DataTable, FilterBar, SearchField, ColumnChooser and Pager. */
export function useListTexts() {
  const t = useKernelTexts();
  return {
    table: {
      sortBy: (column) => t('list.sortBy', { column }),
      selectRow: (name) => t('list.selectRow', { name }),
      selectAll: t('list.selectAll'),
      rowActions: t('list.rowActions'),
      widthOf: (column) => t('list.widthOf', { column }),
      loading: t('page.loading'),
    } satisfies ListTexts,
    filters: {
      filters: t('list.filters'),
      clearFilters: t('list.clearFilters'),
      moreFilters: t('list.moreFilters'),
      fewerFilters: t('list.fewerFilters'),
      removeFilter: (name) => t('list.removeFilter', { name }),
    } satisfies FilterTexts,
    search: { label: t('list.searchLabel'), clearLabel: t('list.clearSearch') },
    columns: {
      columns: t('list.columns'),
      chooseColumns: t('list.chooseColumns'),
      earlier: (column) => t('list.columnEarlier', { column }),
      later: (column) => t('list.columnLater', { column }),
      moved: (column, place, of) => t('list.columnMoved', { column, place: String(place), of: String(of) }),
      compact: t('list.compactRows'),
      reset: t('list.resetColumns'),
    } satisfies ColumnTexts,
    pager: (list: List, total: number) => {
      const from = total === 0 ? 0 : list.before + 1;
      const to = Math.min(list.before + list.pageSize, total);
      const range = total > countCap ? t('list.rangeCapped', { from, to, total: countCap }) : t('list.range', { from, to, total });
      return { range, rowsPerPage: t('list.rowsPerPage'), previousPage: t('list.previousPage'), nextPage: t('list.nextPage') };
    },
  };
}
