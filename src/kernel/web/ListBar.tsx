import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import type { Column } from '#ui/table/column.ts';
import { ColumnChooser } from '#ui/table/ColumnChooser.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import type { FilterChoice } from '#ui/table/filters.ts';
import { SearchField } from '#ui/table/SearchField.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { isFixed } from './column-choice.ts';
import { setCompactRows, useCompactRows } from './compact-rows.ts';
import { fromPort } from './from-port.ts';
import type { StoredColumns } from './stored-columns.ts';
import { lazyComponent } from './parts.ts';
import { useKernelTexts } from './texts.ts';
import { useListTexts, type List } from './use-list.ts';

interface ListBarProps<Row> {
  list: List;
  search: string;
  filters: readonly FilterChoice[];
  fields: ReactNode;
  layout: ReactNode;
  /** False where the rows stand in a form without columns. */
  hasColumns: boolean;
  /** All columns, and those that are drawn. */
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  kept: StoredColumns;
  /** The list whose views are kept; undefined where none are. */
  viewsOf: string | undefined;
  buttons: ReactNode;
}

/** What stands above the rows: search, filters, saved views, columns, and the list's own buttons. */
export function ListBar<Row>(props: ListBarProps<Row>) {
  const { list, search, filters, fields, layout, hasColumns, columns, shown, kept, viewsOf, buttons } = props;
  const words = useListTexts();
  const isCompact = useCompactRows();
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
          {viewsOf && (
            <Suspense fallback={<ViewsButton />}>
              <SavedViews list={viewsOf} query={list.query} onOpen={list.open} />
            </Suspense>
          )}
          {layout}
          {hasColumns && (
            <ColumnChooser
              columns={columns.filter((column) => !isFixed(column))}
              shown={shown.filter((column) => !isFixed(column)).map(({ key }) => key)}
              onChange={kept.setKeys}
              isCompact={isCompact}
              onCompact={setCompactRows}
              onReset={kept.reset}
              texts={words.columns}
            />
          )}
          {buttons}
        </>
      }
    />
  );
}

const SavedViews = lazyComponent(() => fromPort('savedViews'));

/** Keeps the place of the button until it is loaded; a click would be lost. */
function ViewsButton() {
  const k = useKernelTexts();
  const isNarrow = useNarrow();
  const label = k('list.views');
  if (isNarrow) return <IconButton disabled variant="default" label={label} icon={IconBookmark} />;
  return (
    <Button disabled variant="default" leftSection={<IconBookmark aria-hidden />}>
      {label}
    </Button>
  );
}
