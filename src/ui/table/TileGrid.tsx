import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toggleKey, type RowProps, type Sort } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { TickAll } from './TickAll.tsx';
import { lineHeight } from './tile-lines.ts';
import { nextTile } from './next-tile.ts';
import { useCards } from './use-cards.ts';
import { useVisibleLines } from './use-visible-lines.ts';
import styles from './tiles.module.css';

/** What a list gives to its tiles, as it gives it to its table. */
export interface TiledRows<Row> extends Pick<RowProps<Row>, 'rows' | 'rowKey' | 'selection' | 'selectionBar' | 'texts'> {
  label: string;
  sort?: Sort | undefined;
  /** What is searched and filtered by: when it changes, the tiles start at the top. */
  wanted?: string | undefined;
  isRefreshing: boolean;
}

interface TileGridProps<Row> extends TiledRows<Row> {
  /** What a tile shows. The link in it covers the tile; keys open it, so it is not in the tab order. */
  tile: (row: Row) => ReactNode;
  /** The accessible name of a tile: what it is, and its state. */
  describe: (row: Row) => string;
  /** The menu of a tile. */
  actions: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Stands over the tiles, beside the choice of all: their order. A small screen has no room for either. */
  head: ReactNode;
}

/** The rows of a list as tiles: a grid moved in by arrow keys; of many only the lines near the window are rendered (shell.24). */
export function TileGrid<Row>(props: TileGridProps<Row>) {
  const { label, rows, rowKey, selection, selectionBar, texts, head, isRefreshing } = props;
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isCards = useCards();
  const { at, setAt } = useActiveTile(props, frame);
  const { across, total, lines, linesShown } = useVisibleLines({ frame, body, count: rows.length, held: at });
  const focusTile = (next: number): void => {
    flushSync(() => setAt(next));
    body.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const cell = cellOf(event);
    if (!cell || event.altKey) return;
    const next = nextTile(at, event, { count: rows.length, across, lines: linesShown });
    if (next !== undefined) focusTile(next);
    else if (!act(event, cell, { ...props, row: rows[at] })) return;
    event.preventDefault();
  };
  return (
    <div className={styles['outer']} data-list>
      <div className={styles['frame']} aria-busy={isRefreshing}>
        {!isCards && (
          <div className={styles['head']}>
            {selection && <TickAll rows={rows} rowKey={rowKey} selection={selection} label={texts.selectAll} />}
            {head}
          </div>
        )}
        <div ref={frame} className={styles['scroller']}>
          {/* A grid whose lines follow the width of the window; its tiles take the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
          <div
            ref={body}
            role="grid"
            aria-label={label}
            aria-rowcount={total}
            aria-colcount={across}
            aria-multiselectable={selection !== undefined}
            className={styles['grid']}
            style={{ height: `${total * lineHeight}rem` }}
            onFocus={(event) => {
              const cell = cellOf(event);
              if (cell) setAt(Number(cell.dataset['at']));
            }}
            onKeyDown={handleKey}
          >
            {lines.map((line) => (
              // Only a table has rows of its own.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              <div key={line} role="row" aria-rowindex={line + 1} className={styles['line']} style={placeOf(line, across)}>
                {rows.slice(line * across, (line + 1) * across).map((row, column) => (
                  <Tile key={rowKey(row)} {...props} row={row} place={{ index: line * across + column, column }} at={at} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {selectionBar && <div className={styles['over']}>{selectionBar}</div>}
    </div>
  );
}

interface TileProps<Row> extends TileGridProps<Row> {
  row: Row;
  place: { index: number; column: number };
  at: number;
}

function Tile<Row>({ row, rowKey, selection, texts, tile, describe, actions, place: { index, column }, at }: TileProps<Row>) {
  const key = rowKey(row);
  const isSelected = selection?.keys.has(key) ?? false;
  const tabIndex = index === at ? 0 : -1;
  return (
    <div
      // Only a table has cells of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={describe(row)}
      aria-selected={selection && isSelected}
      tabIndex={tabIndex}
      data-at={index}
      className={styles['tile']}
    >
      {tile(row)}
      <div className={styles['tools']}>
        {selection && selection.isSelectable?.(row) !== false && (
          <RowCheckbox
            label={texts.selectRow(selection.nameOf(row))}
            tabIndex={-1}
            isOn={isSelected}
            onChange={() => selection.change(toggleKey(selection.keys, key))}
          />
        )}
        {actions(row, tabIndex)}
      </div>
    </div>
  );
}

function placeOf(line: number, across: number): CSSProperties {
  return { top: `${line * lineHeight}rem`, height: `${lineHeight}rem`, gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` };
}

/** The tile that the tab order leads to. Another order, search or filter starts at the first. */
function useActiveTile<Row>({ rows, sort, wanted }: TileGridProps<Row>, frame: { current: HTMLElement | null }) {
  const part = `${sort?.by} ${sort?.direction} ${wanted}`;
  const [active, setActive] = useState({ part, at: 0 });
  const shownPart = useRef(part);
  useEffect(() => {
    if (shownPart.current !== part) frame.current?.scrollTo({ top: 0 });
    shownPart.current = part;
  }, [frame, part]);
  const at = active.part === part ? Math.min(active.at, rows.length - 1) : 0;
  return { at, setAt: (next: number) => setActive({ part, at: next }) };
}

/** The tile of an event; none for what is heard from a menu of it, or from a form in it. */
function cellOf({ target, currentTarget }: KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('form')) return undefined;
  const cell = target.closest<HTMLElement>('[role="gridcell"]');
  return cell && currentTarget.contains(cell) ? cell : undefined;
}

/** Does what a key does in a tile; false for other keys. */
function act<Row>(
  event: KeyboardEvent,
  cell: HTMLElement,
  { rows, row, rowKey, selection }: TileGridProps<Row> & { row: Row | undefined },
): boolean {
  const { key } = event;
  const isSelectable = (one: Row): boolean => selection?.isSelectable?.(one) !== false;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) cell.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  else if (key === 'a' && (event.ctrlKey || event.metaKey)) selection?.change(new Set(rows.filter(isSelectable).map(rowKey)));
  // A control in the tile has these keys for itself.
  else if (event.target !== cell || (key !== 'Enter' && key !== ' ')) return false;
  else if (key === 'Enter') cell.querySelector('a')?.click();
  else if (row !== undefined && isSelectable(row)) selection?.change(toggleKey(selection.keys, rowKey(row)));
  return true;
}
