/** The height of a line of tiles in rem, with the space below it. */
export const lineHeight = 9;

/** In rem: the least width of a tile, that of one of two on a phone, and the space between two. */
const narrowest = { usual: 11, ofTwo: 9.25 };
const gap = 0.5;

/** The number of tiles that fit beside each other; two wherever there is room for them. */
export function tilesAcross(width: number, rem: number): number {
  const fits = (tile: number): number => Math.max(1, Math.floor((width / rem + gap) / (tile + gap)));
  return Math.max(fits(narrowest.usual), Math.min(2, fits(narrowest.ofTwo)));
}

/** Lines beyond the window that are rendered too, so that scrolling shows no holes. */
const beyond = 3;

interface Window {
  /** How far the window begins below the first line, in pixels. */
  top: number;
  height: number;
}

/** The rendered lines of `count`, each `line` pixels high; `held` is one that stays wherever the window is, as it has the focus. */
export function linesAround({ top, height }: Window, line: number, count: number, held: number): readonly number[] {
  const seen = Math.ceil(height / line) + 1;
  const topLine = Math.floor(top / line);
  const first = Math.max(0, Math.min(topLine, count - seen) - beyond);
  const end = Math.min(count, Math.max(0, topLine) + seen + beyond);
  const lines = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (held < first && held < count) return [held, ...lines];
  return held >= end && held < count ? [...lines, held] : lines;
}
