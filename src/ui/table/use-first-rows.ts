import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** What a table measured when all its rows were drawn, in pixels. */
interface Measured {
  /** Of each column, with those of the checkboxes and menus. */
  widths: readonly number[];
  /** How wide the frame was, which they fill. */
  room: number;
  rowHeight: number;
  /** How many rows the frame shows, and how many it had. */
  shown: number;
  of: number;
}

// Of the page: by table, part of the list and columns.
const measuredBefore = new Map<string, Measured>();
const mostKept = 50;

/**
 * A table that was seen before first draws only the rows that its frame shows, in the columns of then, and the others once that is
 * painted: a list of 50 rows answers a click in half the time, and no column moves. Undefined when all rows are to be drawn, as of a list that has
 * become longer, or whose frame has another width since the window or the side menu has.
 */
export function useFirstRows(frame: RefObject<HTMLElement | null>, table: string, count: number): Measured | undefined {
  const [first, setFirst] = useState(() => {
    const measured = measuredBefore.get(table);
    return measured && count <= measured.of ? measured : undefined;
  });
  useLayoutEffect(() => {
    // None while a part of the page that is still loading hides it.
    const room = frame.current?.clientWidth;
    // Known only once the frame is there, and corrected before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    if (first && room && room !== first.room) setFirst(undefined);
  }, [frame, first]);
  // After each drawing, because rows that others add change the widths.
  useEffect(() =>
    afterPaint(() => {
      if (first) return startTransition(() => setFirst(undefined));
      const measured = frame.current && measure(frame.current, count);
      if (measured) keep(table, measured);
    }),
  );
  return first;
}

/** Keeps the newest. */
function keep(key: string, measured: Measured): void {
  measuredBefore.delete(key);
  measuredBefore.set(key, measured);
  const [oldest] = measuredBefore.keys();
  if (measuredBefore.size > mostKept && oldest !== undefined) measuredBefore.delete(oldest);
}

/** Read when nothing has changed since the last layout, which is free. */
function measure(frame: HTMLElement, count: number): Measured | undefined {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody > tr:not([aria-hidden])')];
  const heads = [...frame.querySelectorAll<HTMLElement>('thead th')];
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length;
  if (!(height > 0)) return undefined;
  return {
    widths: heads.map((head) => head.getBoundingClientRect().width),
    room: frame.clientWidth,
    rowHeight: height,
    shown: Math.ceil(frame.clientHeight / height),
    of: count,
  };
}

/** Runs once what is drawn now is painted; answers how to give that up. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const painting = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(painting);
    clearTimeout(timer);
  };
}
