import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../use-printing.ts';

/** Short lists are rendered completely, so that the browser's search finds all rows. */
const drawnWhole = 60;
/** The rendered range changes in steps, so that scrolling rarely renders. */
const step = 10;
const usualHeight = 40;
const compactHeight = 34;

export interface VisibleRows {
  first: number;
  end: number;
  /** The height of the omitted rows, in pixels. */
  above: number;
  below: number;
}

interface HowDrawn {
  isCompact?: boolean;
  /** Draws only as many at first, of this height in pixels. */
  early?: { rowHeight: number; shown: number } | undefined;
}

/** The rows of a scrolling frame near the viewport. Rows have a fixed height; all are rendered for printing. */
export function useVisibleRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  { isCompact = false, early }: HowDrawn = {},
): VisibleRows {
  const [top, setTop] = useState(0);
  const usual = isCompact ? compactHeight : usualHeight;
  const [rowHeight, setRowHeight] = useState(usual);
  const [frameHeight, setFrameHeight] = useState(900);
  const isPrinting = usePrinting();
  const isLong = count > drawnWhole && !isPrinting;

  useEffect(() => {
    const element = frame.current;
    if (!element || !isLong) return undefined;
    const look = (): void => {
      const height = element.querySelector<HTMLElement>('tbody tr:not([aria-hidden])')?.offsetHeight;
      if (height) setRowHeight(height);
      setFrameHeight(element.clientHeight);
      setTop(Math.floor(element.scrollTop / ((height ?? usual) * step)) * step);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, isLong, usual]);

  if (early && !isPrinting) return firstRows(early.shown, count, early.rowHeight);
  return isLong ? rowsAround(top, Math.ceil(frameHeight / rowHeight), count, rowHeight) : { first: 0, end: count, above: 0, below: 0 };
}

/** The rows that a frame of `shown` rows shows at its top; the others are omitted. */
export function firstRows(shown: number, count: number, rowHeight: number): VisibleRows {
  const end = Math.min(count, shown);
  return { first: 0, end, above: 0, below: (count - end) * rowHeight };
}

/** The rendered range: one step more on either side than is visible. */
export function rowsAround(top: number, seen: number, count: number, rowHeight: number): VisibleRows {
  const first = Math.min(Math.max(0, top - step), Math.max(0, count - seen));
  const end = Math.min(count, top + seen + 2 * step);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
