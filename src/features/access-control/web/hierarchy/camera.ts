import type { Area } from './window.ts';

/** The visible part of the chart: the offset of its corner in screen pixels, and the scale. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The position and scale of the view. Nothing here renders with React: changes are batched into one frame. */
export interface Camera {
  view: () => View;
  size: () => { width: number; height: number };
  resize: (width: number, height: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Around a point of the screen; by default its centre. */
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  /** Scrolls smoothly to centre a point of the chart. */
  centre: (x: number, y: number, scale?: number) => void;
  /** Scrolls just far enough to show an area. */
  reveal: (area: Area) => void;
  /** Fits an area into the view, at most at full size. */
  fit: (area: Area) => void;
  /** Shifts the offset when the layout's origin changes, without animation. */
  shift: (dx: number, dy: number) => void;
  toChart: (x: number, y: number) => { x: number; y: number };
  area: () => Area;
  onFrame: (draw: () => void) => () => void;
}

export const [smallest, largest] = [0.04, 2];
const margin = 24;
const calmly = 220;

export function createCamera(now: () => number, isCalm: () => boolean): Camera {
  let view: View = { x: 0, y: 0, scale: 1 };
  let size = { width: 0, height: 0 };
  let journey = 0;
  const { ask, onFrame } = createFrames();
  const jump = (next: View) => {
    view = next;
    ask();
  };
  const stop = () => cancelAnimationFrame(journey);
  const travel = (to: View) => {
    stop();
    if (isCalm() || size.width === 0) return jump(to);
    const [from, start] = [view, now()];
    const step = () => {
      const share = Math.min(1, (now() - start) / calmly);
      jump(between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) journey = requestAnimationFrame(step);
    };
    journey = requestAnimationFrame(step);
  };
  const toChart = (x: number, y: number) => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale });
  const centred = (x: number, y: number, scale: number): View => ({ x: size.width / 2 - x * scale, y: size.height / 2 - y * scale, scale });
  return {
    view: () => view,
    size: () => size,
    resize: (width, height) => {
      size = { width, height };
      ask();
    },
    panBy: (dx, dy) => {
      stop();
      jump({ ...view, x: view.x + dx, y: view.y + dy });
    },
    zoomBy: (factor, at = { x: size.width / 2, y: size.height / 2 }) => {
      stop();
      const scale = clamped(view.scale * factor);
      const point = toChart(at.x, at.y);
      jump({ x: at.x - point.x * scale, y: at.y - point.y * scale, scale });
    },
    centre: (x, y, scale = Math.max(view.scale, 0.7)) => travel(centred(x, y, clamped(scale))),
    reveal: (area) => {
      const dx = inside(area.left * view.scale + view.x, area.right * view.scale + view.x, size.width);
      const dy = inside(area.top * view.scale + view.y, area.bottom * view.scale + view.y, size.height);
      if (dx !== 0 || dy !== 0) travel({ ...view, x: view.x + dx, y: view.y + dy });
    },
    fit: (area) => travel(viewOfArea(area, size)),
    shift: (dx, dy) => jump({ ...view, x: view.x + dx, y: view.y + dy }),
    toChart,
    area: () => {
      const [first, last] = [toChart(0, 0), toChart(size.width, size.height)];
      return { left: first.x, top: first.y, right: last.x, bottom: last.y };
    },
    onFrame,
  };
}

/** Batches redraws: at most one per frame. */
function createFrames(): { ask: () => void; onFrame: Camera['onFrame'] } {
  const drawers = new Set<() => void>();
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const draw of drawers) draw();
    });
  };
  const onFrame = (draw: () => void) => {
    drawers.add(draw);
    ask();
    return () => void drawers.delete(draw);
  };
  return { ask, onFrame };
}

/** The view in which an area fits, centred horizontally and aligned at the top. */
export function viewOfArea({ left, top, right, bottom }: Area, { width, height }: { width: number; height: number }): View {
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = clamped(Math.min(1, (width - 2 * margin) / wide, (height - 2 * margin) / high));
  return { x: (width - wide * scale) / 2 - left * scale, y: Math.max(margin, (height - high * scale) / 3) - top * scale, scale };
}

function between(from: View, to: View, share: number): View {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), scale: mixed(from.scale, to.scale) };
}

/** How far to scroll so that the range from `low` to `high` is visible. */
function inside(low: number, high: number, size: number): number {
  if (low < margin) return margin - low;
  return high > size - margin ? Math.max(size - margin - high, margin - low) : 0;
}

function clamped(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}
