import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Column, ListTexts, Sort } from './column.ts';
import { WidthHandle } from './WidthHandle.tsx';
import styles from './table.module.css';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: ((key: string, width: number | undefined, isDone: boolean) => void) | undefined;
  texts: ListTexts;
}

/** The header of a column; a button when it is sortable. */
export function HeadCell<Row>({ column, sort, onSort, onWidth, texts }: HeadCellProps<Row>) {
  const { key, header, align, isPrimary, isSortable, exactWidth } = column;
  const direction = sort?.by === key ? sort.direction : undefined;
  const next: Sort = { by: key, direction: direction === 'asc' ? 'desc' : 'asc' };
  return (
    <th
      scope="col"
      data-align={align}
      style={widthOf(column)}
      className={isPrimary ? styles['primary'] : undefined}
      aria-sort={ariaSort(direction)}
    >
      {isSortable && onSort ? (
        <button type="button" className={styles['sort']} title={texts.sortBy(header)} onClick={() => onSort(next)}>
          {header}
          <Arrow direction={direction} />
        </button>
      ) : (
        header
      )}
      {onWidth && <WidthHandle label={texts.widthOf(header)} width={exactWidth} onWidth={(...change) => onWidth(key, ...change)} />}
    </th>
  );
}

function widthOf<Row>({ width, exactWidth }: Column<Row>): CSSProperties | undefined {
  if (exactWidth !== undefined) return { width: `${exactWidth}rem`, minWidth: `${exactWidth}rem`, maxWidth: `${exactWidth}rem` };
  return width === undefined ? undefined : { minWidth: `${width}rem` };
}

function Arrow({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'asc') return <IconArrowUp aria-hidden size={14} />;
  if (direction === 'desc') return <IconArrowDown aria-hidden size={14} />;
  return <IconSelector aria-hidden size={14} className={styles['idle']} />;
}

function ariaSort(direction: Sort['direction'] | undefined): 'ascending' | 'descending' | undefined {
  if (!direction) return undefined;
  return direction === 'asc' ? 'ascending' : 'descending';
}
