import type { Area } from './window.ts';

/** What of the chart is on the screen: where its corner lies, in pixels of the screen, and how large it is drawn. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** Looks at the chart. Nothing here draws by React: each change asks for one frame, however many come before it. */
export interface Camera {
  view: () => View;
  size: () => { width: number; height: number };
  resize: (width: number, height: number) => void;
  panBy: (dx: number, dy: number) => void;
  /** Around a point of the screen; its middle when none is given. */
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  /** Brings a point of the chart to the middle, calmly. */
  centre: (x: number, y: number, scale?: number) => void;
  /** Moves no further than is needed to see an area. */
  reveal: (area: Area) => void;
  /** All of an area, no larger than at full size. */
  fit: (area: Area) => void;
  /** The same place of the chart under another corner, at once. */
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
    fit: (area) => travel(fitted(area, size)),
    shift: (dx, dy) => jump({ ...view, x: view.x + dx, y: view.y + dy }),
    toChart,
    area: () => {
      const [first, last] = [toChart(0, 0), toChart(size.width, size.height)];
      return { left: first.x, top: first.y, right: last.x, bottom: last.y };
    },
    onFrame,
  };
}

/** However often it is asked, everything is drawn once a frame. */
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

/** The view in which an area is seen whole, in the middle, its top at the top. */
export function fitted({ left, top, right, bottom }: Area, { width, height }: { width: number; height: number }): View {
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = clamped(Math.min(1, (width - 2 * margin) / wide, (height - 2 * margin) / high));
  return { x: (width - wide * scale) / 2 - left * scale, y: Math.max(margin, (height - high * scale) / 3) - top * scale, scale };
}

function between(from: View, to: View, share: number): View {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), scale: mixed(from.scale, to.scale) };
}

/** How far to move so that what lies from `low` to `high` is inside. */
function inside(low: number, high: number, size: number): number {
  if (low < margin) return margin - low;
  return high > size - margin ? Math.max(size - margin - high, margin - low) : 0;
}

function clamped(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}
