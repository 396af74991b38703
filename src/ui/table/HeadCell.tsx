import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column, ListTexts, Sort } from './column.ts';
import styles from './table.module.css';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  texts: ListTexts;
}

/** The header of a column; a button when it is sortable. */
export function HeadCell<Row>({ column, sort, onSort, texts }: HeadCellProps<Row>) {
  const { key, header, align, width, isPrimary } = column;
  const style = width === undefined ? undefined : { minWidth: `${width}rem` };
  const className = isPrimary ? styles['primary'] : undefined;
  const direction = sort?.by === key ? sort.direction : undefined;
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" data-align={align} style={style} className={className} aria-sort={ariaSort(direction)}>
        {header}
      </th>
    );
  }
  const next: Sort = { by: key, direction: direction === 'asc' ? 'desc' : 'asc' };
  return (
    <th scope="col" data-align={align} style={style} className={className} aria-sort={ariaSort(direction)}>
      <button type="button" className={styles['sort']} title={texts.sortBy(header)} onClick={() => onSort(next)}>
        {header}
        <Arrow direction={direction} />
      </button>
    </th>
  );
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
