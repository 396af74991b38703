import type { ReactNode } from 'react';

/** One column of a list; on small screens it becomes one line of a card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers stand at the end of their column. */
  align?: 'end';
  /** At least this wide, in rem. */
  width?: number;
  /** Names the row: stands first, is the heading of the card, cannot be hidden. Put the link to the record in its cell. */
  isPrimary?: boolean;
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface Selection<Row> {
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
  /** Names a row to a screen reader. */
  nameOf: (row: Row) => string;
}

/** The words a list needs; `useListTexts` of kernel/web fills them. */
export interface ListTexts {
  sortBy: (column: string) => string;
  selectRow: (name: string) => string;
  selectAll: string;
  rowActions: string;
  loading: string;
}

/** What each row of a list can do and how it is found again. */
export interface RowProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A click anywhere in the row; the link in the primary cell serves keyboards and screen readers. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row's menu. */
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: Selection<Row> | undefined;
  texts: ListTexts;
}

/** Whether a click meant the row itself, not a link or button in it, nor marking text. */
export function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element) || (getSelection()?.toString() ?? '') !== '') return false;
  return target.closest('a, button, input, label, [role="menuitem"], [role="menu"]') === null;
}

export function toggleKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
