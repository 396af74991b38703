/** Below its anchor and aligned with one end of it, above its centre, or to its right. */
export type Side = 'bottom-start' | 'bottom-end' | 'top' | 'right';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

interface PositionInput {
  anchor: Box;
  floating: Size;
  window: Size;
  side: Side;
  gap: number;
}

const margin = 8;
const opposite = { bottom: 'top', top: 'bottom', right: 'left', left: 'right' } as const;
type Edge = keyof typeof opposite;

/** The position of a floating element beside its anchor: flipped when only the other side has room, and never outside the window. */
export function positionBeside({ anchor, floating, window, side, gap }: PositionInput): { left: number; top: number } {
  // The names of the sides start with the edge.
  const preferred = side.split('-')[0] as 'bottom' | 'top' | 'right';
  const room: Record<Edge, number> = {
    bottom: window.height - (anchor.top + anchor.height),
    top: anchor.top,
    right: window.width - (anchor.left + anchor.width),
    left: anchor.left,
  };
  const need = gap + margin + (preferred === 'right' ? floating.width : floating.height);
  const other = opposite[preferred];
  const edge: Edge = room[preferred] >= need || room[preferred] >= room[other] ? preferred : other;
  const lefts: Record<Edge, number> = {
    bottom: alongside(anchor, floating, side),
    top: alongside(anchor, floating, side),
    right: anchor.left + anchor.width + gap,
    left: anchor.left - gap - floating.width,
  };
  const middle = anchor.top + (anchor.height - floating.height) / 2;
  const tops: Record<Edge, number> = {
    bottom: anchor.top + anchor.height + gap,
    top: anchor.top - gap - floating.height,
    right: middle,
    left: middle,
  };
  return {
    left: inside(lefts[edge], window.width - floating.width),
    top: inside(tops[edge], window.height - floating.height),
  };
}

function alongside(anchor: Box, floating: Size, side: Side): number {
  if (side === 'bottom-start') return anchor.left;
  if (side === 'bottom-end') return anchor.left + anchor.width - floating.width;
  return anchor.left + (anchor.width - floating.width) / 2;
}

const inside = (place: number, end: number): number => Math.max(margin, Math.min(place, end - margin));

/** Positions an element of the top layer beside its anchor. */
export function placeBeside(element: HTMLElement, anchor: Element, { side, gap }: Pick<PositionInput, 'side' | 'gap'>): void {
  const { left, top } = positionBeside({
    anchor: anchor.getBoundingClientRect(),
    floating: { width: element.offsetWidth, height: element.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    side,
    gap,
  });
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
