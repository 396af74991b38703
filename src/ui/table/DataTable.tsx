import type { ReactNode } from 'react';
import { CardList } from './CardList.tsx';
import type { RowProps, Sort } from './column.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useCards } from './use-cards.ts';

interface DataTableProps<Row> extends Omit<RowProps<Row>, 'rows'> {
  /** The accessible name of the table. */
  label: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Changes the width of a column, in rem; without it widths are fixed. */
  onWidth?: (key: string, width: number | undefined, isDone: boolean) => void;
  /** The number of rows on all pages, and before this one. */
  total?: number;
  before?: number;
  /** What the list is searched and filtered by; another list starts at the top. */
  wanted?: string;
  /** Shown instead of rows when there are none: the purpose of the list, or that nothing matches. */
  empty: ReactNode;
  /** Newer rows are loading; the current ones stay, dimmed. */
  isRefreshing?: boolean;
  /** Lower rows, the reader's choice. */
  isCompact?: boolean;
}

/** A long list: a table with a sticky header, cards on small screens; the server does paging and sorting (shell.24). */
export function DataTable<Row>({ rows, empty, isRefreshing = false, ...props }: DataTableProps<Row>) {
  const isCards = useCards();
  if (!rows) return <TableSkeleton columns={props.columns.length} label={props.texts.loading} isLines={props.beside !== undefined} />;
  if (rows.length === 0) return empty;
  if (isCards) return <CardList {...props} rows={rows} isRefreshing={isRefreshing} />;
  return <TableGrid {...props} rows={rows} isRefreshing={isRefreshing} />;
}
