import { useLayoutEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../use-printing.ts';
import { lineHeight, linesAround, tilesAcross } from './tile-lines.ts';

interface Viewport {
  across: number;
  /** In pixels: where the window begins below the first line, how high it is, and how high a line is. */
  top: number;
  height: number;
  line: number;
}

interface Tiled {
  frame: RefObject<HTMLElement | null>;
  /** Holds the lines, in the frame; the frame scrolls, or the page does. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** The tile that is rendered wherever the window is. */
  held: number;
}

/** How many tiles stand beside each other, and the lines of them near the window; all are rendered for printing. */
export function useVisibleLines({ frame, body, count, held }: Tiled) {
  const [viewport, setViewport] = useState<Viewport>({ across: 1, top: 0, height: 900, line: lineHeight * 16 });
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, body.current];
    if (!outer || !inner) return undefined;
    const look = (): void => setViewport((last) => sameOr(last, viewportOf(outer, inner)));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(outer);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      watcher.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [frame, body]);
  const { across, line, height } = viewport;
  const total = Math.ceil(count / across);
  const shown = isPrinting ? { top: 0, height: total * line } : viewport;
  return {
    across,
    total,
    lines: linesAround(shown, line, total, Math.floor(held / across)),
    linesShown: Math.max(1, Math.floor(height / line)),
  };
}

function viewportOf(outer: HTMLElement, inner: HTMLElement): Viewport {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const line = lineHeight * rem;
  const { top, bottom } = outer.getBoundingClientRect();
  const begin = Math.max(0, top);
  // In steps of a line, so that scrolling rarely renders.
  const below = Math.floor((begin - inner.getBoundingClientRect().top) / line) * line;
  return { across: tilesAcross(inner.clientWidth, rem), top: below, height: Math.max(0, Math.min(innerHeight, bottom) - begin), line };
}

function sameOr(last: Viewport, next: Viewport): Viewport {
  const isSame = last.across === next.across && last.top === next.top && last.height === next.height && last.line === next.line;
  return isSame ? last : next;
}
