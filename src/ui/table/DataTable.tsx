import type { ReactNode } from 'react';
import { useMedia } from '../use-narrow.ts';
import { CardList } from './CardList.tsx';
import type { RowProps, Sort } from './column.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface DataTableProps<Row> extends Omit<RowProps<Row>, 'rows'> {
  /** Names the table. */
  label: string;
  /** Undefined while the first rows are on their way. */
  rows: readonly Row[] | undefined;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** How many rows there are in all pages, and before this one. */
  total?: number;
  before?: number;
  /** Instead of rows, when there are none: what the list is for, or that nothing matches. */
  empty: ReactNode;
  /** Newer rows are on their way; the ones here stay, dimmed. */
  isRefreshing?: boolean;
}

const cards = matchMedia('screen and (width < 40em)');

/** A long list: a table with a header that stays, cards on small screens; paging and sorting are the server's (shell.24). */
export function DataTable<Row>({ rows, empty, isRefreshing = false, ...props }: DataTableProps<Row>) {
  const isCards = useMedia(cards);
  if (!rows) return <TableSkeleton columns={props.columns.length} label={props.texts.loading} />;
  if (rows.length === 0) return empty;
  if (isCards) return <CardList {...props} rows={rows} isRefreshing={isRefreshing} />;
  return <TableGrid {...props} rows={rows} isRefreshing={isRefreshing} />;
}
