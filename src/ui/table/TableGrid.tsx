import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isRowClick, toggleKey, type Column, type RowProps, type Sort } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TickAll } from './TickAll.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useHiddenEdges } from './use-hidden-edges.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import styles from './table.module.css';

interface TableGridProps<Row> extends RowProps<Row> {
  label: string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  onWidth?: ((key: string, width: number | undefined, isDone: boolean) => void) | undefined;
  total?: number;
  before?: number;
  /** What is searched and filtered by: when it changes, the list starts at the top. */
  wanted?: string | undefined;
  isRefreshing: boolean;
  isCompact?: boolean;
}

/** The table itself; of a long page only the rows near the viewport are rendered. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, rowKey, sort, selectionBar, total = rows.length, before = 0, wanted, isRefreshing, isCompact = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  // Another page, order, search or filter starts at the top.
  const part = `${before} ${sort?.by} ${sort?.direction} ${wanted}`;
  const shownPart = useRef(part);
  useEffect(() => {
    if (shownPart.current !== part) frame.current?.scrollTo({ top: 0 });
    shownPart.current = part;
  }, [part]);
  const columns = [Boolean(props.selection), ...props.columns.map(({ key }) => key), Boolean(props.actions)];
  const early = useFirstRows(frame, [label, part, isCompact, ...columns].join(' '), rows.length);
  const { first, end, above, below } = useVisibleRows(frame, rows.length, { isCompact, early });
  const hidden = useHiddenEdges(frame);
  return (
    <div className={styles['outer']} data-list>
      <TableFrame
        scroller={frame}
        frameClassName={styles['frame']}
        frameData={{ 'data-compact': isCompact || undefined, 'data-hidden': hidden }}
        isBusy={isRefreshing}
        className={styles['table']}
        data-early={early && ''}
        aria-rowcount={total + 1}
        aria-label={label}
      >
        {early && (
          <colgroup>
            {early.widths.map((width, index) => (
              // Columns have a fixed place for as long as these widths count.
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
        )}
        <TableHead {...props} />
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {rows.slice(first, end).map((row, index) => (
            <TableRow key={rowKey(row)} {...props} row={row} position={before + first + index + 2} />
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </TableFrame>
      {selectionBar && <div className={styles['over']}>{selectionBar}</div>}
    </div>
  );
}

function TableHead<Row>(props: TableGridProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, onWidth, selection, selectionBar, actions, texts } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th className={styles['tick']} scope="col">
            <TickAll rows={rows} rowKey={rowKey} selection={selection} label={texts.selectAll} />
          </th>
        )}
        {columns.map((column) => (
          // The selection bar covers the head, so that nothing there may take the focus.
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={selectionBar ? undefined : onSort}
            onWidth={selectionBar ? undefined : onWidth}
            texts={texts}
          />
        ))}
        {actions && (
          <th className={styles['menu']} scope="col">
            <VisuallyHidden>{texts.rowActions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
  position: number;
}

function TableRow<Row>({ row, position, columns, rowKey, onOpen, actions, selection, texts }: TableRowProps<Row>) {
  const key = rowKey(row);
  const isSelected = selection?.keys.has(key) ?? false;
  return (
    // Clicking anywhere in the row opens it; keyboards use the link in its primary cell.
    <tr
      aria-rowindex={position}
      data-opens={onOpen ? '' : undefined}
      data-selected={isSelected || undefined}
      onClick={(event) => onOpen && isRowClick(event.target) && onOpen(row)}
    >
      {selection && (
        <td className={styles['tick']}>
          {selection.isSelectable?.(row) !== false && (
            <RowCheckbox
              label={texts.selectRow(selection.nameOf(row))}
              isOn={isSelected}
              onChange={() => selection.change(toggleKey(selection.keys, key))}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {actions && <td className={styles['menu']}>{actions(row)}</td>}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  const most = column.exactWidth ?? column.maxWidth;
  const style = most === undefined ? undefined : { maxWidth: `${most}rem` };
  // What ends in dots is read whole by pointing at it.
  const title = most !== undefined && typeof content === 'string' ? content : undefined;
  if (column.isPrimary)
    return (
      <th scope="row" className={styles['primary']} style={style}>
        {content}
      </th>
    );
  return (
    <td data-align={column.align} style={style} title={title}>
      {content}
    </td>
  );
}
