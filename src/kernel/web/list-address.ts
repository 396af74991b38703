import type { Query } from './address.ts';

const sizes = [25, 50, 100, 200];

/** Which part of a list is shown, as its address says it. */
export interface ListState {
  page: number;
  pageSize: number;
  sortBy: string | undefined;
  sortDirection: 'asc' | 'desc';
  search: string;
  /** Chosen values by filter. */
  filters: Readonly<Record<string, readonly string[]>>;
}

interface ListRules {
  /** The filters that the address may name. */
  filterKeys: readonly string[];
  sortBy?: string;
  pageSize?: number;
}

/** Reads a list's state from the address; what makes no sense counts as not said. */
export function listStateOf(query: Query, { filterKeys, sortBy, pageSize = 50 }: ListRules): ListState {
  const size = Number(query['size']);
  return {
    page: Math.max(1, Math.trunc(Number(query['page'])) || 1),
    pageSize: sizes.includes(size) ? size : pageSize,
    sortBy: query['sort'] ?? sortBy,
    sortDirection: query['direction'] === 'desc' ? 'desc' : 'asc',
    search: query['search'] ?? '',
    filters: Object.fromEntries(filterKeys.map((key) => [key, valuesOf(query[key])]).filter(([, values]) => values?.length)),
  };
}

/** The last page that has rows; the first one always counts as there. */
export function lastPageOf({ pageSize }: Pick<ListState, 'pageSize'>, total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Several values of one filter stand in one part of the address; a comma inside a value is written `%2C` twice over. */
export function filterText(values: readonly string[]): string | undefined {
  return values.length > 0 ? values.map((value) => encodeURIComponent(value)).join(',') : undefined;
}

function valuesOf(text: string | undefined): string[] {
  // An empty text between commas is a value too: "not set".
  return text === undefined ? [] : text.split(',').map((value) => decoded(value));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody wrote the address by hand.
    return value;
  }
}
