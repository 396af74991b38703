import type { Column, RowProps } from './column.ts';
import { toggleKey } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import styles from './cards.module.css';

interface CardListProps<Row> extends RowProps<Row> {
  label: string;
  isRefreshing: boolean;
}

/** The same rows as cards, or as one line each, for screens under 640 pixels. */
export function CardList<Row>({ label, rows, rowKey, isRefreshing, selectionBar, ...row }: CardListProps<Row>) {
  return (
    <div className={styles['list']} data-list>
      <ul className={styles[row.beside ? 'lines' : 'cards']} aria-label={label} aria-busy={isRefreshing}>
        {rows.map((one) => (
          <Card key={rowKey(one)} {...row} row={one} rowKey={rowKey} />
        ))}
      </ul>
      {selectionBar}
    </div>
  );
}

/** The link in the name covers the whole card or line (cards.module.css); other controls are above it. */
function Card<Row>({
  row,
  columns,
  rowKey,
  beside,
  actions,
  selection,
  texts,
}: Omit<RowProps<Row>, 'rows' | 'selectionBar'> & { row: Row }) {
  const primary = columns.find(({ isPrimary }) => isPrimary);
  const rest = columns.filter((column) => column !== primary);
  const key = rowKey(row);
  return (
    <li className={styles[beside ? 'line' : 'card']}>
      <div className={styles['head']}>
        {selection && selection.isSelectable?.(row) !== false && (
          <RowCheckbox
            label={texts.selectRow(selection.nameOf(row))}
            isOn={selection.keys.has(key)}
            onChange={() => selection.change(toggleKey(selection.keys, key))}
          />
        )}
        <div className={styles['name']}>{primary?.cell(row)}</div>
        {beside && <span className={styles['beside']}>{beside(row)}</span>}
        {actions?.(row)}
      </div>
      {!beside && (
        <dl className={styles['facts']}>
          {rest.map((column) => (
            <Fact key={column.key} column={column} row={row} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Fact<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (content === null || content === undefined || content === false || content === '') return null;
  return (
    <div>
      <dt>{column.header}</dt>
      <dd>{content}</dd>
    </div>
  );
}
