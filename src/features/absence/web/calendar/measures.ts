import { dayNumber } from '#kernel/contract/days.ts';
import { mondayOf, yearOf } from '../day-number.ts';

/** Heights and widths of the wallchart, in pixels. */
export const rowHeight = 34;
export const groupHeight = 28;
export const headHeight = 43;
/** How many years before and after this one the chart covers. */
const yearsAround = 3;
/** The side menu is 64 pixels wide when folded and 240 or more when open. */
const foldedMenu = 160;

export const zooms = ['weeks', 'months', 'year'] as const;
export type Zoom = (typeof zooms)[number];

/** The width of the column of names: two first names and two family names fit, on a phone in two lines beside a week. */
export function nameWidthIn(viewport: number): number {
  return viewport < 768 ? 140 : 284;
}

/** The zoom in the address. */
export function zoomOf(zoom: string | undefined): Zoom {
  return zooms.find((one) => one === zoom) ?? 'weeks';
}

/** Where the chart begins to show a day: a year on its first day, everything else on a Monday. */
export function startFor(zoom: Zoom, day: number): number {
  return zoom === 'year' ? dayNumber(`${yearOf(day)}-01-01`) : mondayOf(day);
}

/** How many weeks are visible (absence.54): the viewport without menu, names and margins, at 280 pixels a week. */
export function visibleWeeks(viewport: number, isMenuOpen: boolean): number {
  return Math.max(1, Math.floor((viewport - 260 - 55 - 64 - (isMenuOpen ? 320 : 64)) / 280));
}

/** The size of the frame in which the chart scrolls, and of the window around it. */
export interface FrameSize {
  width: number;
  height: number;
  viewport: number;
  isMenuOpen: boolean;
}

/** Measures the frame; the menu is open when the frame begins beyond a folded one. */
export function frameSizeOf(element: HTMLElement): FrameSize {
  const { left } = element.getBoundingClientRect();
  return { width: element.clientWidth, height: element.clientHeight - headHeight, viewport: innerWidth, isMenuOpen: left > foldedMenu };
}

/** The width of a day: the timeline divided by the visible days. */
export function dayWidth(zoom: Zoom, timeline: number, { viewport, isMenuOpen }: Pick<FrameSize, 'viewport' | 'isMenuOpen'>): number {
  if (zoom === 'weeks') return Math.max(24, timeline / (7 * visibleWeeks(viewport, isMenuOpen)));
  return zoom === 'months' ? Math.max(12, timeline / 92) : Math.max(1.8, timeline / 366);
}

/** The first and the last day of the chart. */
export function chartDays(today: string): { first: number; last: number } {
  const year = yearOf(dayNumber(today));
  return { first: mondayOf(dayNumber(`${year - yearsAround}-01-01`)), last: dayNumber(`${year + yearsAround}-12-31`) };
}

/** The rendered part of the chart, in days and rows. */
export interface VisibleArea {
  firstDay: number;
  /** The day after the last. */
  endDay: number;
  firstRow: number;
  endRow: number;
}

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The visible part of the chart and a margin, rounded to whole weeks and steps of rows: scrolling renders only when a step is crossed. */
export function visibleAreaOf(view: View, day: number, days: { first: number; last: number }, tops: readonly number[]): VisibleArea {
  const firstWeek = Math.floor(view.left / day / 7) - 1;
  const endWeek = Math.ceil((view.left + view.width) / day / 7) + 2;
  const rows = tops.length - 1;
  const step = 4;
  const first = rowAt(tops, view.top);
  const last = rowAt(tops, view.top + view.height);
  return {
    firstDay: Math.max(days.first, days.first + firstWeek * 7),
    endDay: Math.min(days.last + 1, days.first + endWeek * 7),
    firstRow: Math.max(0, Math.floor(first / step) * step - step),
    endRow: Math.min(rows, (Math.floor(last / step) + 3) * step),
  };
}

/** The days that are looked at, without those rendered around them: whole weeks, or the year whose first day is in the first of them. */
export function shownDays(
  { firstDay, endDay }: Pick<VisibleArea, 'firstDay' | 'endDay'>,
  days: { first: number; last: number },
  zoom: Zoom,
): { from: number; to: number } {
  const from = Math.min(days.last, firstDay + 7);
  if (zoom === 'year') {
    // Before the first week of the chart none is rendered.
    const week = firstDay === days.first ? firstDay : from;
    // A frame scrolls by whole pixels, and so up to a day short of a year that begins on a Monday.
    const year = yearOf(week + 7);
    if (dayNumber(`${year}-01-01`) >= week) return { from: dayNumber(`${year}-01-01`), to: dayNumber(`${year}-12-31`) };
  }
  return { from, to: Math.max(from, endDay - 15) };
}

/** The top of each row, and the end of the chart as the last value. */
export function topsOf(rows: readonly { kind: 'group' | 'person' }[]): number[] {
  const tops = [0];
  let at = 0;
  for (const { kind } of rows) tops.push((at += kind === 'group' ? groupHeight : rowHeight));
  return tops;
}

/** The row at a height, by binary search. */
export function rowAt(tops: readonly number[], height: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
