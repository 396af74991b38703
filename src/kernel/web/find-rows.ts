import { useMemo } from 'react';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { ListState } from './list-address.ts';
import { useLanguage } from './texts.ts';
import type { List } from './use-list.ts';

/** How a list that is loaded as a whole is searched, filtered and sorted in the browser. */
export interface RowRules<Row> {
  /** The text that the words of the search are looked for in. */
  textOf: (row: Row) => string;
  /** The value of a row for each filter; undefined when unknown. */
  filters?: Readonly<Record<string, (row: Row) => string | undefined>>;
  /** What each order compares; rows that are equal stand in the first of them. Without any, rows keep their order. */
  sorts?: Readonly<Record<string, (row: Row) => string | number>>;
}

interface RowQuery extends Pick<ListState, 'search' | 'filters'> {
  sort: { by: string; direction: 'asc' | 'desc' } | undefined;
  /** The language for sorting names. */
  locale: string;
}

/** The rows that match all words and filters, sorted. */
export function findRows<Row>(rows: readonly Row[], { search, filters, sort, locale }: RowQuery, rules: RowRules<Row>): readonly Row[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = words.length > 0 ? rules.textOf(row).toLocaleLowerCase(locale) : '';
    return words.every((word) => text.includes(word)) && passes(row, filters, rules);
  });
  const [usual] = Object.values(rules.sorts ?? {});
  const keyOf = (sort && rules.sorts?.[sort.by]) ?? usual;
  if (!keyOf || !usual) return found;
  const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const compare = (one: string | number, other: string | number): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : names.compare(String(one), String(other));
  const sign = sort?.direction === 'desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)) || compare(usual(one), usual(other)));
}

/** How many rows have each existing value of a filter. */
export function countValues<Row>(rows: readonly Row[], valueOf: (row: Row) => string | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The found rows of a list that is loaded as a whole, and those of the open page; `rules` stay the same between renders. */
export function useFoundRows<Row>(rows: readonly Row[] | undefined, list: List, rules: RowRules<Row>) {
  const locale = intlLocale[useLanguage()];
  const { search, sort, before, pageSize } = list;
  const by = sort?.by;
  const direction = sort?.direction ?? 'asc';
  // The address returns a new object on each render, so its content is compared.
  const wanted = JSON.stringify(list.filters);
  const found = useMemo(() => {
    // Written from this type just above.
    const filters = JSON.parse(wanted) as List['filters'];
    return rows && findRows(rows, { search, filters, sort: by === undefined ? undefined : { by, direction }, locale }, rules);
  }, [rows, search, wanted, by, direction, locale, rules]);
  return { found, total: found?.length, rows: found?.slice(before, before + pageSize) };
}

function passes<Row>(row: Row, chosen: ListState['filters'], { filters = {} }: RowRules<Row>): boolean {
  return Object.entries(filters).every(([key, valueOf]) => {
    const values = chosen[key] ?? [];
    const value = valueOf(row);
    return values.length === 0 || (value !== undefined && values.includes(value));
  });
}
