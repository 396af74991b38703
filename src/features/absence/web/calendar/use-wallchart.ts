import { useLayoutEffect, useMemo, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { dayNumber, dayOfNumber } from '#kernel/contract/days.ts';
import type { ChartRow } from './chart.ts';
import { chartDays, dayWidth, frameSizeOf, headHeight, nameWidthIn, rowHeight, startFor, visibleAreaOf, topsOf } from './measures.ts';
import type { FrameSize, VisibleArea, Zoom } from './measures.ts';

export interface Wallchart {
  /** The first and last day of the scroll range. */
  days: { first: number; last: number };
  day: number;
  nameWidth: number;
  tops: readonly number[];
  seen: VisibleArea;
  /** The pixels from the edge of the chart to a day. */
  leftOf: (day: number) => number;
  scrollTo: (day: number) => void;
  show: (row: number, day: number) => void;
}

interface Options {
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  rows: readonly ChartRow[];
  zoom: Zoom;
  today: string;
  /** The day in the address. */
  startDay: number;
  onRest: (day: number) => void;
}

/** The scrolling frame of the wallchart: the width of a day, and the visible part. */
export function useWallchart({ frame, rows, zoom, today, startDay, onRest }: Options): Wallchart {
  const [size, setSize] = useState(firstSize);
  const days = useMemo(() => chartDays(today), [today]);
  // In days instead of pixels: the frame's width is known only after the first render, and other years must not be loaded before.
  const [place, setPlace] = useState({ from: wholeWeeks(startDay - days.first), top: 0 });
  const tops = useMemo(() => topsOf(rows), [rows]);
  const nameWidth = nameWidthIn(size.viewport);
  const timeline = Math.max(120, size.width - nameWidth);
  const day = dayWidth(zoom, timeline, size);
  const seen = visibleAreaOf({ left: place.from * day, top: place.top, width: timeline, height: size.height }, day, days, tops);
  // The day at the left edge, which stays there when the zoom changes.
  const firstDay = useRef(startDay);
  const width = useRef(day);

  useFrameSize(frame, setSize);
  useScrolling({
    frame,
    onMove: ({ left, top }) => {
      firstDay.current = days.first + left / width.current;
      const next = { from: wholeWeeks(left / width.current), top: stepped(top, 4 * rowHeight) };
      setPlace((before) => (before.from === next.from && before.top === next.top ? before : next));
    },
    onRest: () => onRest(Math.round(firstDay.current)),
  });
  useLayoutEffect(() => {
    width.current = day;
    frame.current?.scrollTo({ left: (firstDay.current - days.first) * day });
  }, [frame, day, days.first]);

  const leftOf = (at: number) => nameWidth + (at - days.first) * day;
  return {
    days,
    day,
    nameWidth,
    tops,
    seen,
    leftOf,
    scrollTo: (at) => {
      firstDay.current = at;
      frame.current?.scrollTo({ left: (at - days.first) * day });
    },
    show: (row, at) =>
      frame.current &&
      reveal(frame.current, { top: tops[row] ?? 0, bottom: tops[row + 1] ?? 0, left: leftOf(at) - nameWidth, day, nameWidth }),
  };
}

/** Scrolling renders again only after a week or a few rows. */
function stepped(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

function wholeWeeks(days: number): number {
  return stepped(days, 7);
}

/** The day in the address; otherwise this week, or this year where a year is shown. */
export function startDayOf(date: string | undefined, today: string, zoom: Zoom): number {
  const requestedDay = date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayNumber(date) : Number.NaN;
  const { first, last } = chartDays(today);
  return requestedDay >= first && requestedDay <= last && dayOfNumber(requestedDay) === date
    ? requestedDay
    : startFor(zoom, dayNumber(today));
}

// Of the page: what the frame measured when it was last shown, so that it is drawn once when it is opened again.
let lastSize: FrameSize | undefined;

function firstSize(): FrameSize {
  return lastSize?.viewport === innerWidth ? lastSize : { width: 1000, height: 640, viewport: innerWidth, isMenuOpen: false };
}

const isSameSize = (one: FrameSize, other: FrameSize): boolean =>
  one.width === other.width && one.height === other.height && one.viewport === other.viewport && one.isMenuOpen === other.isMenuOpen;

function useFrameSize(frame: RefObject<HTMLElement | null>, tell: Dispatch<SetStateAction<FrameSize>>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => {
      const size = frameSizeOf(element);
      // Hidden beside a table, it has none.
      if (size.width > 0) lastSize = size;
      tell((before) => (isSameSize(before, size) ? before : size));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, tell]);
}

interface Scrolling {
  frame: RefObject<HTMLElement | null>;
  onMove: (place: { left: number; top: number }) => void;
  /** Called when scrolling has stopped for a while. */
  onRest: () => void;
}

const restMilliseconds = 400;

function useScrolling({ frame, onMove, onRest }: Scrolling): void {
  const latestHandlers = useRef({ onMove, onRest });
  useLayoutEffect(() => {
    latestHandlers.current = { onMove, onRest };
  });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      latestHandlers.current.onMove({ left: element.scrollLeft, top: element.scrollTop });
      clearTimeout(timer);
      timer = setTimeout(() => latestHandlers.current.onRest(), restMilliseconds);
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
}

interface CellPosition {
  top: number;
  bottom: number;
  left: number;
  day: number;
  nameWidth: number;
}

/** Scrolls just far enough to show a day of a row. */
function reveal(element: HTMLElement, { top, bottom, left, day, nameWidth }: CellPosition): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
  const height = clientHeight - headHeight;
  const width = clientWidth - nameWidth;
  const nextTop = top < scrollTop ? top : bottom > scrollTop + height ? bottom - height : scrollTop;
  const nextLeft = left < scrollLeft ? left - day : left + day > scrollLeft + width ? left + 2 * day - width : scrollLeft;
  if (nextTop !== scrollTop || nextLeft !== scrollLeft) element.scrollTo({ top: nextTop, left: nextLeft });
}
