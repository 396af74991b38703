import type { KeyboardEvent, ReactNode } from 'react';
import { nextPlace } from './matrix-move.ts';
import styles from './Matrix.module.css';

interface Named {
  key: string;
  label: string;
}

interface MatrixProps<Row extends Named, Column extends Named> {
  label: string;
  /** What the first column holds. */
  corner: string;
  rows: readonly Row[];
  columns: readonly Column[];
  /** A word, or a control whose own label names row and column. */
  renderCell: (row: Row, column: Column) => ReactNode;
}

/** What each row has of each column: roles and permissions, reasons and channels. Head and first column stay; arrows go from control to control. */
export function Matrix<Row extends Named, Column extends Named>({ label, corner, rows, columns, renderCell }: MatrixProps<Row, Column>) {
  return (
    // Larger than some windows, so it must be scrollable with the arrow keys. No landmark: the section around it may have the same name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles['frame']} tabIndex={0} aria-label={label} data-list>
      {/* Heard from the controls in the cells. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className={styles['table']} aria-label={label} onKeyDown={moveByArrow}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td key={column.key}>{renderCell(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const cells = [...(currentTarget.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll('td')]);
  const row = cells.findIndex((line) => line.some((one) => one.contains(target)));
  const column = cells[row]?.findIndex((one) => one.contains(target)) ?? -1;
  if (row < 0) return;
  const controlAt = (place: { row: number; column: number }) =>
    cells[place.row]?.[place.column]?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled), a[href]');
  const size = { row: cells.length, column: cells[row]?.length ?? 0 };
  const next = nextPlace({ row, column }, key, size, (place) => Boolean(controlAt(place)));
  if (!next) return;
  event.preventDefault();
  controlAt(next)?.focus();
}
