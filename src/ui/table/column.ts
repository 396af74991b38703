import type { ReactNode } from 'react';

/** One column of a list; on small screens one line of a card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers are aligned to the end. */
  align?: 'end';
  /** The minimum width in rem. */
  width?: number;
  /** The most that it takes in rem before it ends in dots, until the user has given it a width. */
  maxWidth?: number;
  /** Identifies the row: comes first, is the heading of the card, cannot be hidden. Put the link to the record in its cell. */
  isPrimary?: boolean;
  /** Comes right after the primary column and cannot be hidden. */
  isAlwaysShown?: boolean;
  /** The width that the user has given it, in rem. */
  exactWidth?: number;
}

export interface Sort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface Selection<Row> {
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
  /** The accessible name of a row. */
  nameOf: (row: Row) => string;
  /** Rows that none of the actions is for cannot be selected. */
  isSelectable?: ((row: Row) => boolean) | undefined;
}

/** The texts that a list needs, from `useListTexts` of kernel/web. */
export interface ListTexts {
  sortBy: (column: string) => string;
  selectRow: (name: string) => string;
  selectAll: string;
  rowActions: string;
  widthOf: (column: string) => string;
  loading: string;
}

/** The behaviour of the rows of a list. */
export interface RowProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Called on a click anywhere in the row; keyboards and screen readers use the link in the primary cell. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What stands beside the name where each row is one line on small screens; without it a row is a card with all that the columns say. */
  beside?: ((row: Row) => ReactNode) | undefined;
  /** The row's menu. */
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: Selection<Row> | undefined;
  /** The actions on the selected rows, while there are any. */
  selectionBar?: ReactNode;
  texts: ListTexts;
}

/** Whether a click was on the row itself: not on a control in it, and not selecting text. */
export function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element) || (getSelection()?.toString() ?? '') !== '') return false;
  return target.closest('a, button, input, label, [role="menuitem"], [role="menu"]') === null;
}

export function toggleKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
