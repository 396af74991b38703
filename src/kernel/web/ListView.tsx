import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Selection } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import type { FilterChoice } from '#ui/table/filters.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { SelectionBar } from '#ui/table/SelectionBar.tsx';
import type { TiledRows } from '#ui/table/TileGrid.tsx';
import { useCards } from '#ui/table/use-cards.ts';
import { arrangeColumns } from './column-choice.ts';
import { useCompactRows } from './compact-rows.ts';
import { ExportList, type ListExport } from './ExportList.tsx';
import { useStoredColumns, type StoredColumns } from './stored-columns.ts';
import { ListBar } from './ListBar.tsx';
import { CallErrorState } from './Loaded.tsx';
import { NoHits } from './NoHits.tsx';
import { useKernelTexts } from './texts.ts';
import type { Read } from './use-call.ts';
import { useLastPage, useListTexts, type List } from './use-list.ts';
import styles from './ListView.module.css';

interface RowSelection<Row> extends Pick<Selection<Row>, 'nameOf' | 'isSelectable'> {
  /** The buttons that act on the selected rows of this page. */
  actions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** The selected keys, where the page needs them too: what is dragged with the row. */
  state?: readonly [keys: ReadonlySet<string>, change: (keys: ReadonlySet<string>) => void];
  /** False where the page itself says what is selected and acts on it: no bar stands over the head. */
  hasBar?: false;
}

interface ListViewProps<Row> extends Pick<
  ComponentProps<typeof DataTable<Row>>,
  'label' | 'columns' | 'rowKey' | 'onOpen' | 'actions' | 'beside'
> {
  /** Its name, under which the user's columns are kept. */
  name: string;
  /** Whether views of it are kept: its feature names it in the register of lists (kernel/server/saved-lists.ts). */
  hasViews?: boolean;
  /** Search, filters, order and page, from `useList`. */
  list: List;
  read: Pick<Read<unknown>, 'error' | 'refreshing' | 'retry'>;
  /** The rows of this page; undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The number of rows on all pages; a list without pages leaves it out. */
  total?: number | undefined;
  /** What the search field is called. */
  search: string;
  filters?: readonly FilterChoice[];
  /** Filters that are fields, such as a period. */
  fields?: ReactNode;
  /** The columns that are shown until the user has chosen some; by default all. */
  usualColumns?: readonly string[];
  /** The user's columns, where the page needs them too: to ask for what is shown. */
  keptColumns?: StoredColumns;
  /** Takes out what is shown or selected, as a file. */
  exports?: ListExport<Row> | undefined;
  /** Buttons at the end of the search and filters, also while there are no rows. */
  buttons?: ReactNode;
  /** A switch between the table and another form of it, before the columns. */
  layout?: ReactNode;
  /** The rows in another form than a table, which has no columns: `<TileGrid>`. */
  tiles?: ((shown: TiledRows<Row>) => ReactNode) | undefined;
  /** What has to be said between the filters and the rows. */
  note?: ReactNode;
  selection?: RowSelection<Row> | undefined;
  /** The purpose of the list and the first step, while there is nothing to search in. */
  empty: ReactNode;
}

/** A list of records: search, filters, rows, pages and what to do with many at once (shell.24). */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { name, hasViews, list, read, rows, total, search, filters = [], fields, columns, usualColumns, note, empty } = props;
  const own = useStoredColumns(name);
  const storedColumns = props.keptColumns ?? own;
  const shown = arrangeColumns(columns, storedColumns, usualColumns);
  const isCards = useCards();
  useLastPage(list, read.refreshing ? undefined : total);
  const failure = read.error && !rows ? <CallErrorState error={read.error} retry={read.retry} /> : undefined;
  // What is searched by stays, to be changed.
  if (failure && !list.isFiltered) return failure;
  // Tiles, and the one-line rows of a phone, have no columns to choose.
  const hasColumns = !props.tiles && !(isCards && props.beside);
  const part = { columns: shown.map(({ key }) => key), selected: undefined };
  const buttons = props.exports ? (
    <>
      <ExportList name={props.label} exports={props.exports} {...part} />
      {props.buttons}
    </>
  ) : (
    props.buttons
  );
  const bar = { list, search, filters, fields, layout: props.layout, hasColumns, columns, shown, kept: storedColumns, buttons };
  // There is nothing to search in.
  const isEmpty = rows?.length === 0 && !list.isFiltered;
  return (
    <div className={styles['list']}>
      {isEmpty ? (
        props.buttons && <OnlyButtons list={list} buttons={props.buttons} />
      ) : (
        <ListBar {...bar} viewsOf={hasViews ? name : undefined} />
      )}
      {note && <div className={styles['note']}>{note}</div>}
      {failure ?? (
        <ListRows
          {...props}
          columns={shown}
          onWidth={storedColumns.setWidth}
          empty={list.isFiltered ? <NoHits clear={list.clear} /> : empty}
        />
      )}
      {rows && <ListEnd list={list} count={rows.length} total={total} />}
    </div>
  );
}

function OnlyButtons({ list, buttons }: Pick<ListViewProps<unknown>, 'list' | 'buttons'>) {
  const words = useListTexts();
  return <FilterBar filters={[]} chosen={{}} onChange={list.setFilter} onClear={list.clear} texts={words.filters} end={buttons} />;
}

function ListRows<Row>({
  list,
  read,
  rows,
  total,
  selection,
  exports,
  tiles,
  ...table
}: ListViewProps<Row> & Pick<ComponentProps<typeof DataTable<Row>>, 'onWidth'>) {
  const { label, columns, rowKey, onOpen, onWidth, beside, actions, empty } = table;
  const k = useKernelTexts();
  const words = useListTexts();
  const isCompact = useCompactRows();
  const own = useState<ReadonlySet<string>>(new Set());
  const [keys, setKeys] = selection?.state ?? own;
  // Rows of other pages, and those that are gone, do not count as selected.
  const selected = selection ? (rows ?? []).filter((row) => keys.has(rowKey(row))) : [];
  const clear = (): void => setKeys(new Set());
  const shared = {
    label,
    rowKey,
    sort: list.sort,
    wanted: list.query,
    isRefreshing: read.refreshing,
    texts: words.table,
    selection: selection && { ...selection, keys, change: setKeys },
    selectionBar: selected.length > 0 && selection?.hasBar !== false && (
      <SelectionBar label={k('list.selected', { count: selected.length })} clearLabel={k('list.clearSelection')} onClear={clear}>
        {exports && <ExportList name={label} exports={exports} columns={columns.map(({ key }) => key)} selected={selected} />}
        {selection?.actions?.(selected, clear)}
      </SelectionBar>
    ),
  };
  if (tiles && rows && rows.length > 0) return tiles({ ...shared, rows });
  return (
    <DataTable
      {...shared}
      columns={columns}
      rows={rows}
      onOpen={onOpen}
      beside={beside}
      actions={actions}
      onSort={list.setSort}
      {...(onWidth && { onWidth })}
      before={total === undefined ? 0 : list.before}
      total={total ?? rows?.length ?? 0}
      isCompact={isCompact}
      empty={empty}
    />
  );
}

/** The fewest rows that a page may have; a shorter list has no pages. */
const smallestPage = 25;

/** How many rows a list has, or its pages when it has more than one. */
export function ListEnd({ list, count, total }: { list: List; count: number; total: number | undefined }) {
  const k = useKernelTexts();
  const words = useListTexts();
  const all = total ?? count;
  if (all === 0) return null;
  if (total === undefined || total <= smallestPage) return <output className="tabular">{k('list.total', { total: all })}</output>;
  return (
    <Pager
      page={list.page}
      pageSize={list.pageSize}
      total={total}
      onPage={list.setPage}
      onPageSize={list.setPageSize}
      texts={words.pager(list, total)}
    />
  );
}
