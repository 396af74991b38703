import { Button } from '@mantine/core';
import { IconBookmark, IconSearchOff } from '@tabler/icons-react';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Selection } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import type { FilterChoice } from '#ui/table/filters.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { SelectionBar } from '#ui/table/SelectionBar.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { fromPort } from './from-port.ts';
import { CallErrorState } from './Loaded.tsx';
import { lazyComponent } from './parts.ts';
import { useKernelTexts } from './texts.ts';
import type { Read } from './use-call.ts';
import { useLastPage, useListTexts, type List } from './use-list.ts';
import styles from './ListView.module.css';

interface RowSelection<Row> extends Pick<Selection<Row>, 'nameOf' | 'isSelectable'> {
  /** The buttons that act on the selected rows of this page. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** The selected keys, where the page needs them too: what is dragged with the row. */
  state?: readonly [keys: ReadonlySet<string>, change: (keys: ReadonlySet<string>) => void];
}

interface ListViewProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, 'label' | 'columns' | 'rowKey' | 'onOpen' | 'actions'> {
  /** Its name in the register of lists (kernel/server/saved-lists.ts), where views of it are kept. */
  name?: string;
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
  /** Buttons at the end of the search and filters, also while there are no rows. */
  buttons?: ReactNode;
  /** What has to be said between the filters and the rows. */
  note?: ReactNode;
  selection?: RowSelection<Row> | undefined;
  /** The purpose of the list and the first step, while there is nothing to search in. */
  empty: ReactNode;
}

/** A list of records: search, filters, rows, pages and what to do with many at once (shell.24). */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { list, read, rows, total, note, empty } = props;
  const words = useListTexts();
  useLastPage(list, read.refreshing ? undefined : total);
  if (read.error && !rows) return <CallErrorState error={read.error} retry={read.retry} />;
  const isEmpty = rows?.length === 0 && !list.isFiltered;
  return (
    <div className={styles['list']}>
      {(!isEmpty || props.buttons) && <ListBar {...props} isEmpty={isEmpty} />}
      {note}
      <ListRows {...props} empty={list.isFiltered ? <NoHits clear={list.clear} texts={words.noHits} /> : empty} />
      {rows && <ListEnd list={list} count={rows.length} total={total} />}
    </div>
  );
}

function ListBar<Row>({ name, list, search, filters = [], fields, buttons, isEmpty }: ListViewProps<Row> & { isEmpty: boolean }) {
  const words = useListTexts();
  // There is nothing to search in.
  if (isEmpty)
    return <FilterBar filters={[]} chosen={{}} onChange={list.setFilter} onClear={list.clear} texts={words.filters} end={buttons} />;
  return (
    <FilterBar
      filters={filters}
      chosen={list.filters}
      onChange={list.setFilter}
      onClear={list.clear}
      texts={words.filters}
      fields={fields}
      search={<SearchField value={list.search} onChange={list.setSearch} label={search} clearLabel={words.search.clearLabel} />}
      end={
        <>
          {name && (
            <Suspense fallback={<ViewsButton />}>
              <SavedViews list={name} query={list.query} onOpen={list.open} />
            </Suspense>
          )}
          {buttons}
        </>
      }
    />
  );
}

const SavedViews = lazyComponent(() => fromPort('savedViews'));

/** Keeps the place of the button until it is loaded. */
function ViewsButton() {
  const k = useKernelTexts();
  const isNarrow = useNarrow();
  const label = k('list.views');
  if (isNarrow) return <IconButton variant="default" label={label} icon={IconBookmark} />;
  return (
    <Button variant="default" leftSection={<IconBookmark aria-hidden size={18} stroke={1.75} />}>
      {label}
    </Button>
  );
}

function ListRows<Row>({ list, read, rows, total, selection, ...table }: ListViewProps<Row>) {
  const { label, columns, rowKey, onOpen, actions, empty } = table;
  const k = useKernelTexts();
  const words = useListTexts();
  const own = useState<ReadonlySet<string>>(new Set());
  const [keys, setKeys] = selection?.state ?? own;
  // Rows of other pages, and those that are gone, do not count as selected.
  const selected = selection ? (rows ?? []).filter((row) => keys.has(rowKey(row))) : [];
  const clear = (): void => setKeys(new Set());
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      onOpen={onOpen}
      actions={actions}
      sort={list.sort}
      onSort={list.setSort}
      before={total === undefined ? 0 : list.before}
      total={total ?? rows?.length ?? 0}
      isRefreshing={read.refreshing}
      texts={words.table}
      empty={empty}
      selection={selection && { ...selection, keys, change: setKeys }}
      selectionBar={
        selected.length > 0 && (
          <SelectionBar label={k('list.selected', { count: selected.length })} clearLabel={k('list.clearSelection')} onClear={clear}>
            {selection?.actions(selected, clear)}
          </SelectionBar>
        )
      }
    />
  );
}

/** The fewest rows that a page may have; a shorter list has no pages. */
const smallestPage = 25;

function ListEnd({ list, count, total }: { list: List; count: number; total: number | undefined }) {
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

function NoHits({ clear, texts: { title, text, clear: label } }: { clear: () => void; texts: Record<'title' | 'text' | 'clear', string> }) {
  const action = (
    <Button variant="default" onClick={clear}>
      {label}
    </Button>
  );
  return <EmptyState icon={<IconSearchOff aria-hidden size={24} />} title={title} text={text} action={action} />;
}
