import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../use-printing.ts';

/** Short lists are drawn whole: finding in the page then works on all of it. */
const drawnWhole = 60;
/** The window moves in steps, so that scrolling draws seldom. */
const step = 10;
const usualHeight = 49;

export interface VisibleRows {
  first: number;
  end: number;
  /** The height of what is left out, in pixels. */
  above: number;
  below: number;
}

/** Which rows of a scrolling frame are near enough to be drawn. Rows are one line high; on paper all are drawn. */
export function useVisibleRows(frame: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(usualHeight);
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
      setTop(Math.floor(element.scrollTop / ((height ?? usualHeight) * step)) * step);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, isLong]);

  return isLong ? rowsAround(top, Math.ceil(frameHeight / rowHeight), count, rowHeight) : { first: 0, end: count, above: 0, below: 0 };
}

/** The window itself: one step more on either side than can be seen. */
export function rowsAround(top: number, seen: number, count: number, rowHeight: number): VisibleRows {
  const first = Math.min(Math.max(0, top - step), Math.max(0, count - seen));
  const end = Math.min(count, top + seen + 2 * step);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
