import type { Query } from './address.ts';

const sizes = [25, 50, 100, 200];

/** The part of a list that is shown, from its address. */
export interface ListState {
  page: number;
  pageSize: number;
  sortBy: string | undefined;
  sortDirection: 'asc' | 'desc';
  search: string;
  /** Selected values by filter. */
  filters: Readonly<Record<string, readonly string[]>>;
}

interface ListRules {
  /** The filters that the address may contain. */
  filterKeys: readonly string[];
  /** The order until another is chosen. */
  sortBy?: string;
  sortDirection?: 'asc' | 'desc';
  pageSize?: number;
}

/** Parses a list's state from the address; invalid values are ignored. */
export function listStateOf(query: Query, { filterKeys, sortBy, sortDirection = 'asc', pageSize = 50 }: ListRules): ListState {
  const size = Number(query['size']);
  return {
    page: Math.max(1, Math.trunc(Number(query['page'])) || 1),
    pageSize: sizes.includes(size) ? size : pageSize,
    sortBy: query['sort'] ?? sortBy,
    sortDirection: query['direction'] === 'desc' ? 'desc' : query['sort'] === undefined ? sortDirection : 'asc',
    search: query['search'] ?? '',
    filters: Object.fromEntries(filterKeys.map((key) => [key, valuesOf(query[key])]).filter(([, values]) => values?.length)),
  };
}

/** The part of an address with these names, as a text. */
export function listText(query: Query, names: readonly string[]): string {
  return new URLSearchParams(names.flatMap((name) => (query[name] ? [[name, query[name]]] : []))).toString();
}

/** Such a text as a change of the address: names that it does not have are taken out. */
export function listPart(text: string, names: readonly string[]): Query {
  const part = new URLSearchParams(text);
  return Object.fromEntries(names.map((name) => [name, part.get(name) ?? undefined]));
}

/** The last page with rows; the first page always exists. */
export function lastPageOf({ pageSize }: Pick<ListState, 'pageSize'>, total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The values of one filter in one query parameter; the address encodes it once more, so only what separates values is encoded here. */
export function filterText(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',') : undefined;
}

function valuesOf(text: string | undefined): string[] {
  // An empty text between commas is a value too: "not set".
  return text === undefined ? [] : text.split(',').map((value) => decoded(value));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // The address was typed by hand.
    return value;
  }
}
