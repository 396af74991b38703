import type { RowProps } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

interface TickAllProps<Row> extends Pick<RowProps<Row>, 'rows' | 'rowKey'> {
  selection: NonNullable<RowProps<Row>['selection']>;
  label: string;
}

/** Selects all rows of a page, or none. */
export function TickAll<Row>({ rows, rowKey, selection, label }: TickAllProps<Row>) {
  const keys = rows.filter((row) => selection.isSelectable?.(row) !== false).map(rowKey);
  const count = keys.filter((key) => selection.keys.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  const change = (): void => {
    const own = new Set(keys);
    const rest = [...selection.keys].filter((key) => !own.has(key));
    selection.change(new Set(isAll ? rest : [...rest, ...keys]));
  };
  return <RowCheckbox label={label} isOn={isAll} isPart={count > 0 && !isAll} onChange={change} />;
}
