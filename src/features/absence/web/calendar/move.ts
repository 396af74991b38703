import type { ChartRow } from './chart.ts';

/** The keyboard position in the chart: a row, a day, and the other end of a selected range. */
export interface Focus {
  row: number;
  day: number;
  anchor: number | undefined;
}

interface Bounds {
  first: number;
  last: number;
  rows: number;
  today: number;
}

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/** The position after a key (arrows move by day and row, Home and End within the week, PageUp and PageDown by four weeks, T to today; Shift extends the range); undefined for other keys. */
export function moved(focus: Focus, pressed: Key, bounds: Bounds): Focus | undefined {
  const step = steps[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key];
  if (!step) return undefined;
  const next = step(focus, bounds, pressed.ctrlKey);
  const day = Math.min(bounds.last, Math.max(bounds.first, next.day ?? focus.day));
  const row = Math.min(bounds.rows - 1, Math.max(0, next.row ?? focus.row));
  const keeps = pressed.shiftKey && row === focus.row;
  return { row, day, anchor: keeps ? (focus.anchor ?? focus.day) : undefined };
}

type Step = (focus: Focus, bounds: Bounds, isFar: boolean) => Partial<Focus>;
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: ({ day }, _bounds, isFar) => ({ day: day - (isFar ? 7 : 1) }),
  ArrowRight: ({ day }, _bounds, isFar) => ({ day: day + (isFar ? 7 : 1) }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  PageUp: ({ day }) => ({ day: day - 28 }),
  PageDown: ({ day }) => ({ day: day + 28 }),
  Home: ({ row, day }, _bounds, isFar) => (isFar ? { row: 0 } : { row, day: day - weekday(day) }),
  End: ({ row, day }, { rows }, isFar) => (isFar ? { row: rows - 1 } : { row, day: day + 6 - weekday(day) }),
  t: (_focus, { today }) => ({ day: today }),
};

/** The selected days, first to last. */
export function rangeOf({ day, anchor }: Focus): { from: number; to: number } {
  const other = anchor ?? day;
  return { from: Math.min(day, other), to: Math.max(day, other) };
}

/** The position after rows were added or removed: it stays on its person if possible. */
export function keptFocus(focus: Focus, key: string | undefined, rows: readonly ChartRow[]): Focus {
  const row = key === undefined ? -1 : rows.findIndex((one) => one.key === key);
  return { ...focus, row: row >= 0 ? row : Math.max(0, Math.min(focus.row, rows.length - 1)) };
}
